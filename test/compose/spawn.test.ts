import { describe, expect, it } from '@jest/globals';
import { delayTime, moveTo, place, sequence, spawn } from 'rx-motion';
import { from } from 'rxjs';

describe('spawn', () => {
  it('starts its shorter branches with the first frame, where they see what the branches before them did in it', () => {
    const ship = { x: 0, y: 0 };
    const jump = sequence(place({ x: 40, y: 0 }), delayTime(1));
    from([0, 0.25])
      .pipe(spawn(jump, moveTo(0.5, { x: 0, y: 0 })).on(ship))
      .subscribe();
    expect(ship.x).toBe(20);
  });

  it('starts its longest branch at once, before any branch has done anything', () => {
    const ship = { x: 0, y: 0 };
    const jump = sequence(place({ x: 40, y: 0 }), delayTime(0.5));
    from([0, 0.5])
      .pipe(spawn(jump, moveTo(1, { x: 0, y: 0 })).on(ship))
      .subscribe();
    expect(ship.x).toBe(40);
  });
});
