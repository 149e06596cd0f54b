import { describe, expect, it } from '@jest/globals';
import { ErrorHandler, Injector, runInInjectionContext } from '@angular/core';
import { fadeOut, repeatForever } from 'rx-motion';
import { actionFor, checkMove, injectReport } from '../../src/angular/move.js';

describe('a move', () => {
  const out = fadeOut(1);

  it('is an action, or a function that makes one for the element', () => {
    const element = { id: 'card' } as HTMLElement;
    expect(actionFor(out, element)).toBe(out);
    expect(actionFor(({ id }) => fadeOut(id.length), element).duration).toBe(4);
    expect(checkMove('vanish', out)).toBe(out);
  });

  it('is refused where it is neither, or has no end', () => {
    expect(() => checkMove('vanish', {} as never)).toThrow('vanish: expected an action of this library, got an object');
    expect(() => checkMove('appear', repeatForever(out) as never)).toThrow(
      "appear: the action's duration must be finite, got Infinity",
    );
  });
});

describe('what goes wrong in a listener', () => {
  it("comes to Angular's ErrorHandler when the listener is through", async () => {
    const errors: unknown[] = [];
    const handler = { handleError: (error: unknown) => errors.push(error) };
    const injector = Injector.create({ providers: [{ provide: ErrorHandler, useValue: handler }] });
    runInInjectionContext(injector, injectReport)('torn');
    expect(errors).toEqual([]);
    await Promise.resolve();
    expect(errors).toEqual(['torn']);
  });
});
