import { expect, it } from '@jest/globals';
import { fadeTo, moveTo, play, resizeTo, show, spawn } from 'rx-motion';
import {
  cssKeyframes,
  type DomTarget,
  domTarget,
  flush,
  release,
  styleTo,
  withColor,
  withProgress,
} from 'rx-motion/dom';
import { of } from 'rxjs';

it('animates an element on a server without a page, and writes nothing', () => {
  const written: unknown[] = [];
  const style = new Proxy(
    { getPropertyValue: () => '', getPropertyPriority: () => '' },
    {
      set: (_style, name, value) => written.push([name, value]) > 0,
    },
  );
  const target: DomTarget = domTarget({ style } as never);
  const rounded = cssKeyframes(1, { borderRadius: 8 });
  const action = spawn(moveTo(1, { x: 8, y: 0 }), fadeTo(1, 0), resizeTo(1, { width: 8 }), show(), rounded);
  const seen: number[] = [];
  play(action, target, of(0, 0.5, 0.5)).subscribe(() => seen.push(target.x));
  flush();
  release(target);
  expect([seen, target.opacity, written]).toEqual([[0, 4, 8], 0, []]);
});

it('reads the inline style of an element on a server', () => {
  const written: unknown[] = [];
  const own: Record<string, string> = { color: 'rgb(1, 2, 3)', width: '40px' };
  const style = {
    getPropertyValue: (name: string) => own[name] ?? '',
    getPropertyPriority: () => '',
    setProperty: (...all: unknown[]) => written.push(all),
  };
  const target = domTarget({ style, nodeType: 1, getClientRects: () => [] } as never);
  const failures: unknown[] = [];
  const all = [
    styleTo(1, { color: 'red', width: 80, filter: 'blur(2px)' }),
    styleTo(1, { borderRadius: 4 }),
    cssKeyframes(1, [{ opacity: 0 }, { opacity: 1 }]),
  ];
  for (const action of all)
    play(action, target, of(0, 0.5, 0.5)).subscribe({ error: (error: unknown) => failures.push(error) });
  flush();
  expect([withColor(target).color, withProgress(target).percentage]).toEqual([{ r: 1, g: 2, b: 3 }, 0]);
  expect([failures, written]).toEqual([[], []]);
});
