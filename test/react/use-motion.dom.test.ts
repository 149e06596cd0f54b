import { afterEach, describe, expect, it } from '@jest/globals';
import { useEffect } from 'react';
import { type ActionManager, moveBy } from 'rx-motion';
import { useMotion } from 'rx-motion/react';
import { Subject } from 'rxjs';
import { reactPage } from './react-page.js';

afterEach(() => document.body.replaceChildren());

describe('useMotion', () => {
  it('is one manager for all renders, causes no render, and stops on unmount', async () => {
    const frame$ = new Subject<number>();
    const ship = { x: 0, y: 0 };
    const managers = new Set<ActionManager>();
    let renders = 0;
    const { render, unmount } = reactPage(() => {
      const motion = useMotion(frame$);
      renders++;
      useEffect(() => {
        managers.add(motion);
        motion.runAction(moveBy(1, { x: 100, y: 0 }), ship, { tag: 'fly', policy: 'exhaust' });
      }, [motion]);
      return null;
    });
    await render({});
    await render({});
    const before = renders;
    for (const dt of [0, 0.25, 0.25]) frame$.next(dt);
    expect(ship.x).toBe(50);
    expect(managers.size).toBe(1);
    expect(renders).toBe(before);
    await unmount();
    expect(frame$.observed).toBe(false);
  });
});
