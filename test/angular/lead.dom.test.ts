import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { defineAction, moveBy } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { injectLead } from '../../src/angular/lead.js';
import { makeInjector } from './injector.js';

const away = moveBy(1, { x: -40, y: 0 });
const add = (): HTMLElement => document.body.appendChild(document.createElement('div'));
afterEach(() => document.body.replaceChildren());

describe('an element that is led', () => {
  it('moves by an action, or by what makes one for it', () => {
    const app = makeInjector();
    const lead = app.run(injectLead);
    const [first, second] = [add(), add()];
    const over = jest.fn();
    lead('leave', first, away, { delay: 0.5 }, over);
    second.id = 'four';
    lead('leave', second, ({ id }) => moveBy(id.length, { x: 8, y: 0 }), { delay: 0 }, over);
    app.step(0, 1);
    expect([first, second].map((one) => domTarget(one).x)).toEqual([-20, 2]);
    expect(over).not.toHaveBeenCalled();
    app.step(3);
    expect(over).toHaveBeenCalledTimes(2);
  });

  it("is over where it fails, at once or later; the error comes to Angular's ErrorHandler when the listener is through", async () => {
    const app = makeInjector();
    const lead = app.run(injectLead);
    const over = jest.fn();
    const torn = defineAction(1, () => (progress: number) => {
      if (progress > 0) throw new Error('torn');
    });
    const fail = (): never => {
      throw new Error('none');
    };
    lead('enter', add(), fail, { delay: 0 }, over);
    lead('leave', add(), torn, { delay: 0 }, over);
    expect([over.mock.calls.length, app.errors]).toEqual([1, []]);
    await Promise.resolve();
    app.step(0, 0.5);
    await Promise.resolve();
    expect([over.mock.calls.length, app.errors.map(String)]).toEqual([2, ['Error: none', 'Error: torn']]);
  });
});
