import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { defineAction, moveBy } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { injectAnimate } from '../../src/angular/inject-animate.js';
import { makeInjector } from './injector.js';

const away = moveBy(1, { x: -40, y: 0 });
const add = (): HTMLElement => document.body.appendChild(document.createElement('div'));
afterEach(() => document.body.replaceChildren());

describe('an animated element', () => {
  it('moves by an action, or by a function that makes one', () => {
    const app = makeInjector();
    const animate = app.run(injectAnimate);
    const [first, second] = [add(), add()];
    const done = jest.fn();
    animate('leave', first, away, { delay: 0.5 }, done);
    second.id = 'four';
    animate('leave', second, ({ id }) => moveBy(id.length, { x: 8, y: 0 }), { delay: 0 }, done);
    app.step(0, 1);
    expect([first, second].map((one) => domTarget(one).x)).toEqual([-20, 2]);
    expect(done).not.toHaveBeenCalled();
    app.step(3);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('fades instead while less motion is wanted, without asking for its own action', () => {
    const app = makeInjector({ reducedMotion: true });
    const box = add();
    const make = jest.fn(() => away);
    app.run(injectAnimate)('leave', box, make, { delay: 0 }, jest.fn());
    app.step(0, 0.1);
    expect([make.mock.calls.length, domTarget(box).x, domTarget(box).opacity]).toEqual([0, 0, 0.5]);
  });

  it("is done after an error, which is reported to Angular's ErrorHandler later", async () => {
    const app = makeInjector();
    const animate = app.run(injectAnimate);
    const done = jest.fn();
    const torn = defineAction(1, () => (progress: number) => {
      if (progress > 0) throw new Error('torn');
    });
    const fail = (): never => {
      throw new Error('none');
    };
    animate('enter', add(), fail, { delay: 0 }, done);
    animate('leave', add(), torn, { delay: 0 }, done);
    expect([done.mock.calls.length, app.errors]).toEqual([1, []]);
    await Promise.resolve();
    app.step(0, 0.5);
    await Promise.resolve();
    expect([done.mock.calls.length, app.errors.map(String)]).toEqual([2, ['Error: none', 'Error: torn']]);
  });
});
