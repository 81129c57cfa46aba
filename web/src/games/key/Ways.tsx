/** Doors, corner passages and tunnels between rooms, drawn over the walls. */

import type { JSX } from "preact";
import type { Plan, Way } from "./plan";

export function Ways({ plan }: { plan: Plan }): JSX.Element {
  return (
    <g class="ways" aria-hidden="true">
      {plan.ways.map((way) => (
        <g key={`${way.a}-${way.b}-${way.kind}`} class={`way ${way.kind} ${way.shape}`}>
          {way.shape === "wall" && <Door way={way} />}
          {way.shape === "corner" && <Corner way={way} />}
          {way.shape === "tunnel" && <Tunnel way={way} />}
        </g>
      ))}
    </g>
  );
}

function Door({ way }: { way: Way }): JSX.Element {
  const { x1, y1, x2, y2 } = way;
  const flat = y1 === y2;
  const jamb = (x: number, y: number): string => (flat ? `M${x} ${y - 6}v12` : `M${x - 6} ${y}h12`);
  const size = flat ? x2 - x1 : y2 - y1;
  const swing = flat
    ? `M${x1} ${y1}v${-size * 0.55}A${size * 0.55} ${size * 0.55} 0 0 1 ${x1 + size * 0.55} ${y1}`
    : `M${x1} ${y1}h${-size * 0.55}A${size * 0.55} ${size * 0.55} 0 0 0 ${x1} ${y1 + size * 0.55}`;
  return (
    <>
      <path class="gap" d={`M${x1} ${y1}L${x2} ${y2}`} />
      {way.kind === "door" && <path class="leaf" d={swing} />}
      {way.kind === "opened" && <path class="arrow" d={arrows(way, flat)} />}
      {way.kind === "blocked" && <path class="bricks" d={bricks(way, flat)} />}
      <path class="jamb" d={jamb(x1, y1) + jamb(x2, y2)} />
    </>
  );
}

function arrows({ x1, y1, x2, y2 }: Way, flat: boolean): string {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return flat
    ? `M${x - 7} ${y - 5}l7-8 7 8M${x - 7} ${y + 5}l7 8 7-8`
    : `M${x - 5} ${y - 7}l-8 7 8 7M${x + 5} ${y - 7}l8 7-8 7`;
}

function bricks({ x1, y1, x2, y2 }: Way, flat: boolean): string {
  if (flat)
    return `M${x1} ${y1 - 8}h${x2 - x1}v16h${x1 - x2}zM${x1} ${y1}h${x2 - x1}M${x1 + 17} ${y1 - 8}v8M${x1 + 35} ${y1 - 8}v8M${x1 + 9} ${y1}v8M${x1 + 26} ${y1}v8M${x1 + 43} ${y1}v8`;
  return `M${x1 - 8} ${y1}v${y2 - y1}h16v${y1 - y2}zM${x1} ${y1}v${y2 - y1}M${x1 - 8} ${y1 + 17}h8M${x1 - 8} ${y1 + 35}h8M${x1} ${y1 + 9}h8M${x1} ${y1 + 26}h8M${x1} ${y1 + 43}h8`;
}

/** A short slanted corridor through the corner where two rooms meet. */
function Corner({ way }: { way: Way }): JSX.Element {
  const { x1, y1, x2, y2 } = way;
  const falls = y2 > y1;
  const [nx, ny] = falls ? [9, -9] : [9, 9];
  return (
    <>
      <path
        class="corner-floor"
        d={`M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}L${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}z`}
      />
      <path
        class="jamb"
        d={`M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}M${x1 - nx} ${y1 - ny}L${x2 - nx} ${y2 - ny}`}
      />
      <path class="leaf" d={`M${x1 + 12} ${y1 + (falls ? 12 : -12)}L${x2 - 12} ${y2 + (falls ? -12 : 12)}`} />
      {way.kind === "blocked" && (
        <path
          class="bricks"
          d={`M${(x1 + x2) / 2 - 9} ${(y1 + y2) / 2 - 9}h18v18h-18zM${(x1 + x2) / 2 - 9} ${(y1 + y2) / 2}h18`}
        />
      )}
    </>
  );
}

function Tunnel({ way }: { way: Way }): JSX.Element {
  const { x1, y1, x2, y2 } = way;
  const [mx, my] = [(x1 + x2) / 2 + (y2 - y1) * 0.12, (y1 + y2) / 2 - (x2 - x1) * 0.12];
  return <path class="tunnel" d={`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`} />;
}
