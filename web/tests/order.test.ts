import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/api";

afterEach(() => vi.unstubAllGlobals());

/** A server that answers when it is told to. */
function server(): { asked: string[]; answer: (status?: number) => Promise<void> } {
  const asked: string[] = [];
  const open: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path.split("/").at(-1)!);
    return new Promise<Response>((answered) => open.push(answered));
  });
  const answer = async (status = 200): Promise<void> => {
    open.shift()!(Response.json(status === 200 ? {} : { error: "no" }, { status }));
    await new Promise((next) => setTimeout(next));
  };
  return { asked, answer };
}

test("whoever chooses and presses Start at once starts what was chosen", async () => {
  const { asked, answer } = server();
  void api.choose("t1", { options: { map: "lab" } });
  const started = api.start("t1");
  await Promise.resolve();
  expect(asked).toEqual(["choose"]);
  await answer();
  expect(asked).toEqual(["choose", "start"]);
  await answer();
  await started;
});

test("what was chosen and refused is not started as something else", async () => {
  const { asked, answer } = server();
  const chosen = api.choose("t2", { options: { map: "nowhere" } });
  const started = api.start("t2");
  void chosen.catch(() => undefined);
  void started.catch(() => undefined);
  await Promise.resolve();
  await answer(400);
  await expect(started).rejects.toThrow("no");
  expect(asked).toEqual(["choose"]);
  void api.start("t2");
  await Promise.resolve();
  expect(asked).toEqual(["choose", "start"]);
});

test("a choice after one that was refused is sent all the same", async () => {
  const { asked, answer } = server();
  const refused = api.choose("t3", { options: { map: "nowhere" } });
  void refused.catch(() => undefined);
  void api.choose("t3", { options: { map: "lab" } });
  await Promise.resolve();
  await answer(400);
  expect(asked).toEqual(["choose", "choose"]);
});
