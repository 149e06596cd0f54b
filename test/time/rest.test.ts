import { expect, it } from '@jest/globals';
import { firstOf, motionDefaults, moveBy, play, repeatForever, waitFor } from 'rx-motion';
import { NEVER, Subject } from 'rxjs';

it('holds a repetition as long as frames jump', () => {
  const frame$ = new Subject<number>();
  const given = motionDefaults({ frame$ });
  const instant = motionDefaults({ instant: true });
  const ship = { x: 0 };
  const running = play(firstOf(repeatForever(moveBy(1, { x: 8 })), waitFor(NEVER)), ship).subscribe();
  const seen = [ship.x];
  for (const dt of [0.5, 0.5]) {
    frame$.next(dt);
    seen.push(ship.x);
  }
  instant.unsubscribe();
  for (const dt of [0.5, 0.5, 1]) {
    frame$.next(dt);
    seen.push(ship.x);
  }
  running.unsubscribe();
  given.unsubscribe();
  expect(seen).toEqual([8, 8, 8, 8, 12, 20]);
});
