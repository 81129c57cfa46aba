/** A link to the film of a finished game, for anybody. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { sharedAddress } from "../router";
import { Icon } from "../ui/icons";
import { LinkBox } from "../ui/LinkBox";
import { wordsFor } from "./attempt";
import { say } from "../words/shell";

export function ShareFilm({ id }: { id: string }): JSX.Element {
  const [path, setPath] = useState("");
  const [problem, setProblem] = useState("");
  const share = (): void =>
    void api.link(id).then(
      (made) => setPath(sharedAddress(id, made.key)),
      (trouble: unknown) => setProblem(wordsFor(trouble)),
    );
  if (path) return <LinkBox path={path} name={say("film.link")} />;
  return (
    <>
      {problem && <span role="alert">{problem}</span>}
      <button type="button" class="button" onClick={share}>
        <Icon name="link" size={20} /> {say("film.share")}
      </button>
    </>
  );
}
