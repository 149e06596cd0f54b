import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ActionManager, callFunc, moveBy, moveToward, pausedBy, play, sequence, waitFor } from 'rx-motion';
import { type Inputs, type Log, record, replay } from 'rx-motion/testing';
import { BehaviorSubject, concat, merge, type Observable, of, retry, Subject, throwError } from 'rxjs';
import { numRuns } from '../property/runs.js';

interface Ship {
  x: number;
  y: number;
}

interface GameInputs extends Record<string, Observable<unknown>> {
  readonly frame$: Observable<number>;
  readonly pointer$: Observable<{ x: number; y: number }>;
  readonly paused$: Observable<boolean>;
}

/** A small game that subscribes to all of its inputs, at different times. */
function game({ frame$, pointer$, paused$ }: GameInputs): number[][] {
  const unpaused$ = frame$.pipe(pausedBy(paused$));
  const manager = new ActionManager(unpaused$);
  const [fish, crab] = [0, 0].map((x): Ship => ({ x, y: 0 })) as [Ship, Ship];
  const track: number[][] = [];
  const come = callFunc(() => void play(moveBy(1, { x: 8, y: 0 }), crab, unpaused$).subscribe());
  manager.runAction(sequence(waitFor(pointer$), moveToward(pointer$, 100)), fish);
  manager.runAction(sequence(moveBy(0.3, { x: 1, y: 0.1 }), come, moveBy(3, { x: 10, y: 1 })), fish);
  merge(frame$, pointer$).subscribe(() => track.push([fish.x, fish.y, crab.x]));
  return track;
}

describe('a recorded run', () => {
  it('equals the unrecorded one, and is repeated bit for bit, after a round trip through JSON', () => {
    const delta = fc.oneof(fc.double({ min: 0, max: 0.1, noNaN: true }).map(Math.abs), fc.constantFrom(0.25, 0.5));
    const event = fc.oneof(
      delta.map((dt) => ['frame$', dt] as const),
      fc.record({ x: fc.integer(), y: fc.integer() }).map((position) => ['pointer$', position] as const),
      fc.boolean().map((paused) => ['paused$', paused] as const),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'medium' }), fc.boolean(), (events, paused) => {
        const sources = {
          frame$: new Subject<number>(),
          pointer$: new Subject<{ x: number; y: number }>(),
          paused$: new BehaviorSubject<boolean>(paused),
        };
        const { inputs, log } = record(sources);
        const [expected, track] = [sources, inputs].map(game);
        for (const [source, value] of events) sources[source].next(value as never);
        const again = replay(JSON.parse(JSON.stringify(log)) as Log<typeof inputs>);
        const copy = game(again.inputs);
        again.run();
        expect([track, copy]).toEqual([expected, expected]);
      }),
      { numRuns },
    );
  });

  it('emits later events to those who subscribe again after an end', () => {
    const listen = ({ broken$, cold$ }: Inputs): unknown[] => {
      const seen: unknown[] = [];
      broken$!
        .pipe(retry(2))
        .subscribe({ next: (value) => seen.push(value), error: (error: unknown) => seen.push(error) });
      for (const name of ['a', 'b']) cold$!.subscribe((value) => seen.push(`${name}${String(value)}`));
      return seen;
    };
    const sources = {
      broken$: concat(
        of(1, 2),
        throwError(() => 'lost' as unknown),
      ),
      cold$: of(3, 4),
    };
    const expected = [1, 2, 1, 2, 1, 2, 'lost', 'a3', 'a4', 'b3', 'b4'];
    expect(listen(sources)).toEqual(expected);
    const { inputs, log } = record<Inputs>(sources);
    expect(listen(inputs)).toEqual(expected);
    const again = replay(log);
    const seen = listen(again.inputs);
    again.run();
    expect(seen.sort()).toEqual(expected.sort());
  });

  it('has each event once, in order, for any number of subscribers', () => {
    const [a$, b$] = [new Subject<number>(), new Subject<string>()] as const;
    const { inputs, log } = record({ a$, b$ });
    inputs.a$.subscribe();
    inputs.a$.subscribe();
    inputs.b$.subscribe();
    a$.next(1);
    b$.next('x');
    a$.next(2);
    b$.complete();
    expect(log).toEqual({
      version: 1,
      inputs: ['a$', 'b$'],
      entries: [
        { input: 'a$', value: 1 },
        { input: 'b$', value: 'x' },
        { input: 'a$', value: 2 },
        { input: 'b$', completed: true },
      ],
    });
  });

  it('has only events with a subscriber, and unsubscribes with the last one', () => {
    const source$ = new Subject<number>();
    const { inputs, log } = record({ source$ });
    source$.next(1);
    inputs.source$.subscribe().unsubscribe();
    source$.next(2);
    expect(log.entries).toEqual([]);
    expect(source$.observed).toBe(false);
  });

  it('makes its inputs and their replay clocks, shared by all runs', () => {
    const frame$ = new Subject<number>();
    const { inputs, log } = record({ frame$ });
    const chain$ = (ship: Ship, clock$: Observable<number>) => {
      const right$ = (seconds: number) => play(moveBy(seconds, { x: 8 * seconds, y: 0 }), ship, clock$);
      return concat(merge(right$(0.75), right$(0.25)), right$(1));
    };
    const [original, ship, copy] = [0, 0, 0].map((x) => ({ x, y: 0 })) as [Ship, Ship, Ship];
    chain$(original, frame$).subscribe();
    chain$(ship, inputs.frame$).subscribe();
    for (const dt of [0, 1]) frame$.next(dt);
    const again = replay<typeof inputs>(log);
    chain$(copy, again.inputs.frame$).subscribe();
    again.run();
    expect([original.x, ship.x, copy.x]).toEqual([10, 10, 10]);
  });
});
