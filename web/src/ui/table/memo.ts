/** A view that is drawn anew only if one of its props has changed. Preact's own comes with all of
 * preact/compat, which changes how every element of the page hears its events. */

import { Component, h, type Attributes, type ComponentChild, type FunctionComponent } from "preact";

function differ(a: object, b: object): boolean {
  const before = new Map<string, unknown>(Object.entries(a));
  const now = Object.entries(b);
  return before.size !== now.length || now.some(([name, value]) => before.get(name) !== value);
}

export function memo<P extends object>(View: FunctionComponent<P>): new () => Component<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return differ(this.props, next);
    }

    override render(props: P & Attributes): ComponentChild {
      return h(View, props);
    }
  };
}
