/** A view that is drawn anew only if one of its props has changed. */

import { Component, h, type FunctionComponent, type VNode } from "preact";

function differ(a: object, b: object): boolean {
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return keys.length !== Object.keys(right).length || keys.some((key) => left[key] !== right[key]);
}

export function memo<P extends object>(View: FunctionComponent<P>): new () => Component<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differ(this.props, next);
    }

    override render(props: P): VNode {
      return h(View as FunctionComponent, props as object);
    }
  };
}
