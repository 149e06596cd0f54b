import { describe, expect, it } from '@jest/globals';
import { fadeOut, repeatForever } from 'rx-motion';
import { actionFor, checkMove } from '../../src/angular/move.js';

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
