import { describe, expect, it } from '@jest/globals';
import { ActionManager, crowd, moveBy, moveTo, named, play, repeatForever } from 'rx-motion';
import { spring } from 'rx-motion/stream';
import { describeMotion } from 'rx-motion/testing';
import { Subject } from 'rxjs';

describe('describeMotion', () => {
  it('lists what runs on all clocks: label, target, time, rate', () => {
    const [frame$, goal$] = [new Subject<number>(), new Subject<number>()];
    const [ship, boat, raft, buoy] = [{ x: 0 }, { x: 0 }, { x: 0 }, { x: 0 }];
    const manager = new ActionManager(frame$);
    const crowd$ = crowd(frame$);
    const played = play(named('depart', moveTo(1, { x: 100 })), ship, frame$).subscribe();
    manager.runAction(named('drift', moveBy(1, { x: 8 })), boat).rate = 0.5;
    manager.runAction(repeatForever(moveBy(1, { x: 4 })), raft);
    manager.pause(raft);
    played.add(play(named('bob', moveBy(1, { x: 2 })), buoy, crowd$).subscribe());
    played.add(goal$.pipe(spring({ duration: 1, bounce: 0, frame$ })).subscribe());
    for (const goal of [0, 5]) goal$.next(goal);
    for (const dt of [0, 0.5]) frame$.next(dt);
    expect(describeMotion()).toEqual([
      { kind: 'moveTo', label: 'depart', target: ship, time: 0.5, rate: 1 },
      { kind: 'moveBy', label: 'drift', target: boat, time: 0.25, rate: 0.5 },
      { kind: 'repeatForever', label: undefined, target: raft, time: 0, rate: 0 },
      { kind: 'spring', label: undefined, target: undefined, time: 0.5, rate: 1 },
      { kind: 'moveBy', label: 'bob', target: buoy, time: 0.5, rate: 1 },
    ]);
    played.unsubscribe();
    manager.stopAll();
    expect(describeMotion()).toEqual([]);
  });

  it('lists nothing that has ended', () => {
    const frame$ = new Subject<number>();
    play(moveTo(1, { x: 100 }), { x: 0 }, frame$).subscribe();
    expect(describeMotion()).toHaveLength(1);
    for (const dt of [0, 1]) frame$.next(dt);
    expect(describeMotion()).toEqual([]);
  });
});
