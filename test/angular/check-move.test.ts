import { describe, expect, it } from '@jest/globals';
import { fadeOut, repeatForever } from 'rx-motion';
import { checkMove } from '../../src/angular/check-move.js';

const out = fadeOut(1);

describe('a move', () => {
  it('is an action, or a function that makes one for the element', () => {
    expect(() => {
      checkMove('vanish', out, { gap: -0.05 });
      checkMove('appear', () => out, { leave: out, gap: 0.5, initial: true });
    }).not.toThrow();
  });

  it('is rejected if it is neither, or has no end', () => {
    const refused = (move: unknown) => () => {
      checkMove('vanish', move as never, {});
    };
    expect(refused({})).toThrow('vanish: expected an action of this library, got an object');
    expect(refused(repeatForever(out))).toThrow("vanish: the action's duration must be finite, got Infinity");
  });

  it.each([
    [{ leave: 5 }, 'appear: expected an action of this library, got 5'],
    [{ gap: -1 }, 'appear: gap must be >= 0 and finite, got -1'],
    [{ childGap: Infinity }, 'appear: childGap must be >= 0 and finite, got Infinity'],
    [{ children: 'last' }, 'appear: children must be "first" or "together", got "last"'],
    [{ initial: 1 }, 'appear: initial must be true or false, got 1'],
    [5, 'appear: options must be an object, got 5'],
  ])('is rejected with options %j', (options, error) => {
    expect(() => {
      checkMove('appear', out, options as never);
    }).toThrow(error);
  });
});
