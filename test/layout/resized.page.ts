/** Elements whose real size is animated, where something else than their width decides it or their place. */
import { uniform } from 'rx-motion';
import { flush } from 'rx-motion/dom';
import { flipGroup } from 'rx-motion/layout';
import { Subject } from 'rxjs';

const tabs = '<b class="on">a</b><b>b</b><b>c</b>';
const large = '.on { width: 400px; height: 300px }';
const pages: readonly string[] = [
  `<style>b { position: fixed; left: 50%; top: 50%; transform: translate(-50%, -50%); width: 200px; height: 100px } ${large}</style><b></b>`,
  `<style>b { position: fixed; left: 50%; top: 50%; translate: -50% -50%; width: 200px; height: 100px } ${large}</style><b></b>`,
  `<style>b { position: fixed; inset: 0; margin: auto; width: 200px; height: 100px } ${large}</style><b></b>`,
  `<style>b { position: fixed; inset: auto 0 0 auto; width: 200px; height: 100px } ${large}</style><b></b>`,
  `<style>div { display: flex; width: 600px } b { flex: 1; height: 30px } .on { flex: 3 }</style><div>${tabs}</div>`,
  `<style>div { display: flex; width: 600px } b { flex: auto; width: 60px } .on { width: 300px }</style><div>${tabs}</div>`,
  `<style>div { display: flex; flex-direction: column; height: 300px } b { flex: 1 } .on { flex: 3 }</style><div>${tabs}</div>`,
  `<style>div { display: grid; grid-template-columns: 1fr 1fr 1fr; width: 600px } b { height: 30px } .on { height: 100px; grid-column: span 2 }</style><div>${tabs}</div>`,
  `<style>b { display: block; height: 30px; max-width: 100px } .on { height: 100px; max-width: 300px }</style><div>${tabs}</div>`,
  `<style>b { display: block; height: 30px; width: 50px; min-width: 100px } .on { min-width: 300px }</style><div>${tabs}</div>`,
  `<style>div { direction: rtl } b { display: block; height: 30px; width: 100px } .on { width: 300px }</style><div>${tabs}</div>`,
  `<style>b { position: fixed; rotate: 30deg; width: 200px; height: 100px } ${large}</style><b></b>`,
];

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pages whose elements are not seen halfway at half of the time, or elsewhere at the start or at the end. */
export function wrong(): string[] {
  return pages.flatMap((page, index) => {
    document.body.innerHTML = page;
    const all = [...document.querySelectorAll('b')];
    const edges = (): Edges[] => {
      flush();
      return all.map((one) => one.getBoundingClientRect());
    };
    const frame$ = new Subject<number>();
    const group = flipGroup(all, { resize: 'size', duration: 1, curve: uniform }, frame$);
    const was = edges();
    group.before();
    all[0]!.classList.toggle('on');
    all[2]?.classList.toggle('on');
    const end = edges();
    group.after();
    const seen = [edges()];
    for (const dt of [0, 0.5, 0.5]) {
      frame$.next(dt);
      seen.push(edges());
    }
    const [start, , middle, last] = seen;
    const halfway = was.map((one, at) => mapped(one, (edge, name) => (edge + end[at]![name]) / 2));
    const parts = { start: off(start!, was), middle: off(middle!, halfway), end: off(last!, end) };
    const styles = all.filter((one) => one.hasAttribute('style'));
    return [...Object.entries(parts).filter(([, by]) => by > 0.3), ...styles.map((one) => one.style.cssText)].map(
      (fault) => `${index}: ${String(fault)}`,
    );
  });
}

const NAMES = ['left', 'top', 'right', 'bottom'] as const;

function mapped(edges: Edges, change: (edge: number, name: keyof Edges) => number): Edges {
  const [left, top, right, bottom] = NAMES.map((name) => change(edges[name], name)) as [number, number, number, number];
  return { left, top, right, bottom };
}

function off(some: readonly Edges[], others: readonly Edges[]): number {
  const all = some.flatMap((one, at) => NAMES.map((name) => Math.abs(one[name] - others[at]![name])));
  return Math.max(...all);
}
