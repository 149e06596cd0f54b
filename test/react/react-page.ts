import { act, createElement, type FunctionComponent, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component on a page. */
export interface ReactPage<P> {
  readonly container: HTMLElement;
  readonly render: (props: P) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Renders a component into the page of a test, in React's strict mode. */
export function reactPage<P extends object>(component: FunctionComponent<P>): ReactPage<P> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const inAct = (run: () => void): Promise<void> =>
    act(async () => {
      run();
      await Promise.resolve();
    });
  return {
    container,
    render: (props) => inAct(() => root.render(createElement(StrictMode, null, createElement(component, props)))),
    unmount: () => inAct(() => root.unmount()),
  };
}
