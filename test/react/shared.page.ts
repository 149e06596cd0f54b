/** The recipe for a shared element of docs/react.md, with the back button. */
import { Component, createElement, type ReactNode, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { motionDefaults, uniform } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { Subject } from 'rxjs';

const frame$ = new Subject<number>();
motionDefaults({ frame$ });
const shared = flipGroup('[data-shared]', { as: 'shared', duration: 1, curve: uniform });

let go: (to: string) => void;

interface SharedProps {
  readonly route: string;
  readonly children: ReactNode;
}

// Otherwise the browser scrolls after the elements were measured.
history.scrollRestoration = 'manual';
const scrolled = new Map<string, number>();

class Shared extends Component<SharedProps> {
  override getSnapshotBeforeUpdate({ route }: SharedProps): null {
    if (route === this.props.route) return null;
    shared.before();
    scrolled.set(route, scrollY);
    return null;
  }
  override componentDidUpdate({ route }: SharedProps): void {
    if (route !== this.props.route) scrollTo(0, scrolled.get(this.props.route) ?? 0);
    shared.after();
  }
  override render(): ReactNode {
    return this.props.children;
  }
}

const picture = (left: number, size: number, top = 0) =>
  ({ position: 'absolute', left, top, width: size, height: size }) as const;

function Pages() {
  const [route, setRoute] = useState('list');
  go = setRoute;
  // A user goes back.
  onpopstate = () =>
    flushSync(() => {
      setRoute('list');
    });
  const shown =
    route === 'list'
      ? createElement(
          'ul',
          { key: 'list', style: { height: 3000 } },
          createElement('b', { 'data-shared': 'moon', style: picture(10, 40, 1500) }),
        )
      : createElement('main', { key: 'moon' }, createElement('i', { 'data-shared': 'moon', style: picture(210, 400) }));
  return createElement(Shared, { route, children: shown });
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(StrictMode, null, createElement(Pages)),
);

/** Where the pictures are seen after a change of the route, and after frames of so many seconds. */
export function seen(to: string | null, ...dts: readonly number[]): string {
  if (to !== null)
    flushSync(() => {
      go(to);
    });
  for (const dt of dts) frame$.next(dt);
  flush();
  return Array.from(document.querySelectorAll('[data-shared]'), (one) => {
    const { left, width } = one.getBoundingClientRect();
    return `${one.localName} ${Math.round(left)} ${Math.round(width)}`;
  }).join(', ');
}

/** Where the picture is seen, from above, in pixels of the window. */
export function top(...dts: readonly number[]): number {
  for (const dt of dts) frame$.next(dt);
  flush();
  return Math.round(document.querySelector('[data-shared]')!.getBoundingClientRect().top);
}
