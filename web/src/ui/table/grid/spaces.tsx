/** The spaces of a board, row after row, as people and screen readers meet them. */

import { Component, type JSX } from "preact";
import { memo } from "../memo";

/** One space as people meet it. `kind` is for style and tests: lit, path, danger. */
export interface Space {
  readonly name: string;
  readonly kind: string;
  /** Whether pressing it does something. */
  readonly open: boolean;
}

interface RowProps {
  readonly y: number;
  readonly anchor: string | undefined;
  readonly unit: number;
  readonly columns: number;
  readonly spaces: readonly (Space | null)[];
  /** The column that the keyboard is at, -1 if it is in another row. */
  readonly cursor: number;
}

const isSame = (a: Space | null | undefined, b: Space | null | undefined): boolean =>
  a === b || (!!a && !!b && a.name === b.name && a.kind === b.kind && a.open === b.open);

/** Drawn anew only if one of its spaces has changed: boards have hundreds, and a rush changes a few. */
export class Row extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    const { unit, columns, cursor, spaces } = this.props;
    return (
      next.unit !== unit ||
      next.columns !== columns ||
      next.cursor !== cursor ||
      next.spaces.length !== spaces.length ||
      next.spaces.some((space, x) => !isSame(space, spaces[x]))
    );
  }

  override render({ y, unit, anchor, columns, spaces, cursor }: RowProps): JSX.Element {
    return (
      <g role="row">
        {spaces.map(
          (space, x) =>
            space && (
              <Cell
                key={x}
                name={space.name}
                kind={space.kind}
                open={space.open}
                at={y * columns + x}
                anchor={anchor}
                isCursor={x === cursor}
                x={x * unit}
                y={y * unit}
                unit={unit}
              />
            ),
        )}
      </g>
    );
  }
}

interface CellProps extends Space {
  readonly at: number;
  readonly anchor: string | undefined;
  /** Whether the keyboard is here. */
  readonly isCursor: boolean;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

const Cell = memo(({ name, kind, open, at, anchor, isCursor, x, y, unit }: CellProps) => (
  <rect
    role="gridcell"
    class={`space ${kind} ${open ? "open" : ""}`}
    data-space={at}
    data-anchor={anchor && `${anchor}-${at}`}
    aria-label={name}
    aria-disabled={open ? undefined : "true"}
    tabindex={isCursor ? 0 : -1}
    x={x}
    y={y}
    width={unit}
    height={unit}
  />
));
