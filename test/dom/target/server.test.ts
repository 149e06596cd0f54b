import { expect, it } from '@jest/globals';
import { of } from 'rxjs';
import { fadeTo, moveTo, play, resizeTo, show, spawn } from 'rx-motion';
import { type DomTarget, domTarget, flush, release } from 'rx-motion/dom';

it('animates an element of a server without a page, and writes nothing', () => {
  const written: unknown[] = [];
  const style = new Proxy(
    { getPropertyValue: () => '', getPropertyPriority: () => '' },
    {
      set: (_style, name, value) => written.push([name, value]) > 0,
    },
  );
  const target: DomTarget = domTarget({ style } as never);
  const action = spawn(moveTo(1, { x: 8, y: 0 }), fadeTo(1, 0), resizeTo(1, { width: 8 }), show());
  const seen: number[] = [];
  play(action, target, of(0, 0.5, 0.5)).subscribe(() => seen.push(target.x));
  flush();
  release(target);
  expect([seen, target.opacity, written]).toEqual([[0, 4, 8], 0, []]);
});
