import { describe, expect, it } from '@jest/globals';
import {
  at,
  backOut,
  callFunc,
  defineAction,
  delayTime,
  eased,
  firstOf,
  hide,
  moveBy,
  moveTo,
  play,
  quadraticIn,
  removeSelf,
  repeatForever,
  run,
  script,
  sequence,
  spawn,
  speed,
  springTo,
  stagger,
  tapped,
  targeted,
  tintTo,
  waitFor,
} from 'rx-motion';
import { sampleAt, type Score, score } from 'rx-motion/score';
import { of, Subject } from 'rxjs';

/** The pieces of a property, with the kinds of their writers. */
function piecesOf({ tracks }: Score, property: string): unknown[] {
  const { pieces } = tracks.find((track) => track.property === property)!;
  return pieces.map(({ start, end, from, to, writers }) => [
    start,
    end,
    from,
    to,
    writers.map(({ kind }) => kind).join(),
  ]);
}

const card = (): { x: number; y: number; visible: boolean } => ({ x: 0, y: 5, visible: true });

describe('score', () => {
  it('has a piece for each leaf, with its ends and its curve', () => {
    const plan = score(sequence(moveTo(1, { x: 10 }, backOut), delayTime(0.5), moveTo(0.25, { x: 4, y: 9 })), card());
    expect(piecesOf(plan, 'x')).toEqual([
      [0, 1, 0, 10, 'moveTo'],
      [1.5, 1.75, 10, 4, 'moveTo'],
    ]);
    expect(piecesOf(plan, 'y')).toEqual([[1.5, 1.75, 5, 9, 'moveTo']]);
    expect(plan.tracks[0]!.pieces[0]!.curve).toBe(backOut);
    expect(plan).toMatchObject({ duration: 1.75, until: 1.75, isReversible: false, left: [] });
  });

  it('names the action that writes, whatever composition is around it', () => {
    const bent = spawn(eased(moveTo(1, { x: 10 }), backOut), speed(moveTo(1, { y: 1 }), 2), springTo({ x: 1 }));
    const plan = score(sequence(moveTo(1, { x: 0 }), bent), card());
    expect(piecesOf(plan, 'x').map((piece) => (piece as unknown[])[4])).toEqual([
      'moveTo',
      'moveTo,springTo',
      'moveTo',
    ]);
    expect(piecesOf(plan, 'y').map((piece) => (piece as unknown[])[4])).toEqual(['moveTo']);
  });

  it('cuts where several actions write one value', () => {
    const plan = score(spawn(moveBy(2, { x: 20 }), sequence(delayTime(1), moveBy(2, { x: 10 }))), card());
    expect(piecesOf(plan, 'x')).toEqual([
      [0, 1, 0, 10, 'moveBy'],
      [1, 2, 10, 25, 'moveBy,moveBy'],
      [2, 3, 25, 30, 'moveBy'],
    ]);
    expect(sampleAt(plan, 1.5)).toEqual([{ x: 17.5 }]);
  });

  it('has an instant as a piece without length', () => {
    const plan = score(sequence(delayTime(1), hide()), card());
    expect(piecesOf(plan, 'visible')).toEqual([[1, 1, false, false, '']]);
    expect([0.5, 1].map((time) => sampleAt(plan, time)[0]!.visible)).toEqual([true, false]);
  });

  it('reads values of records, and leaves the target alone', () => {
    const lamp = Object.freeze({ color: Object.freeze({ r: 0, g: 0, b: 0 }) }) as {
      color: { r: number; g: number; b: number };
    };
    const plan = score(tintTo(1, { r: 100, g: 0, b: 50 }), lamp);
    expect(sampleAt(plan, 0.5)).toEqual([{ 'color.r': 50, 'color.g': 0, 'color.b': 25 }]);
  });

  it('includes the targets that an action names', () => {
    const [one, other] = [card(), card()];
    const plan = score(spawn(targeted(other, moveTo(1, { x: 8 })), moveTo(1, { y: 0 })), one);
    expect(plan.targets).toEqual([one, other]);
    expect(plan.targets[1]).toBe(other);
    expect(plan.tracks.map(({ target, property }) => [target, property])).toEqual([
      [0, 'y'],
      [1, 'x'],
    ]);
    expect(other.x).toBe(0);
  });

  it('calls no callback, and lists when each is due', () => {
    const called: string[] = [];
    const call = (name: string) => callFunc(() => void called.push(name));
    const inner = sequence(delayTime(0.5), call('inner'), delayTime(0.5));
    const plan = score(
      sequence(
        call('first'),
        moveTo(1, { x: 1 }),
        eased(inner, (t) => t * t),
        call('last'),
      ),
      card(),
    );
    expect(called).toEqual([]);
    expect(plan.calls.map(({ time }) => Number(time.toFixed(9)))).toEqual([0, 1.707106781, 2]);
    for (const { call } of plan.calls) call!();
    expect(called).toEqual(['first', 'inner', 'last']);
  });

  it('passes the real target to callbacks', () => {
    const target = { ...card(), removed: false, remove: () => void (target.removed = true) };
    const plan = score(sequence(delayTime(1), removeSelf()), target);
    expect(plan.calls).toMatchObject([{ time: 1, kind: 'removeSelf', target: 0 }]);
    expect(target.removed).toBe(false);
    plan.calls[0]!.call!();
    expect(target.removed).toBe(true);
  });

  it('reads an action without an end up to a time', () => {
    const pulse = repeatForever(sequence(moveTo(1, { x: 10 }), moveTo(1, { x: 0 })));
    const plan = score(pulse, card(), { until: 3.5 });
    expect(plan).toMatchObject({ duration: Infinity, until: 3.5 });
    expect(piecesOf(plan, 'x').map((piece) => (piece as unknown[]).slice(0, 4))).toEqual([
      [0, 1, 0, 10],
      [1, 2, 10, 0],
      [2, 3, 0, 10],
      [3, 3.5, 10, 5],
    ]);
    expect(score(pulse, card()).until).toBe(10);
  });

  it('skips an action without a known end, and everything after it', () => {
    const subscribed$ = new Subject<number>();
    const key = waitFor(subscribed$);
    const plan = score(spawn(sequence(moveTo(1, { x: 10 }), key, moveTo(1, { x: 0 })), moveTo(3, { y: 0 })), card());
    expect(plan.left).toEqual([{ kind: 'waitFor', target: 0, start: 1, reason: 'its end is not known beforehand' }]);
    expect(plan.tracks.map(({ property, pieces }) => [property, pieces.length])).toEqual([
      ['x', 1],
      ['y', 1],
    ]);
    expect(subscribed$.observed).toBe(false);
  });

  it('runs no generator, no tap on every frame and no stream of rates', () => {
    let hasRun = false;
    const steps = script(function* () {
      hasRun = true;
      yield* run(moveTo(1, { x: 1 }));
    });
    const update = (): void => void (hasRun = true);
    const all = spawn(steps, tapped(moveTo(1, { y: 0 }), { update }), speed(moveTo(1, { x: 2 }), of(2)));
    expect(
      score(all, card())
        .left.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['script', 'speed', 'tapped']);
    expect(score(firstOf(moveTo(1, { x: 1 }), steps), card()).left.map(({ kind }) => kind)).toEqual(['firstOf']);
    expect(hasRun).toBe(false);
  });

  it('reads a race whose ends are known', () => {
    const plan = score(firstOf(moveTo(2, { x: 20 }), delayTime(1)), card());
    expect(sampleAt(plan, 5)).toEqual([{ x: 10 }]);
  });

  it('reads an endless part at another rate', () => {
    const spins = speed(repeatForever(moveBy(1, { x: 10 })), 2);
    const plan = score(firstOf(spins, delayTime(1.5)), card());
    expect(sampleAt(plan, 1)).toEqual([{ x: 20 }]);
  });

  it('skips an effect that calls a method of its target, and reads the rest', () => {
    const target = { ...card(), log: (_: number) => undefined };
    const logging = defineAction(1, (it: typeof target) => {
      it.log(0);
      return () => undefined;
    });
    const plan = score(spawn(logging, moveTo(1, { x: 4 })), target);
    expect(plan.left).toEqual([{ kind: 'defineAction', target: 0, start: 0, reason: "it calls the target's log" }]);
    expect(sampleAt(plan, 1)).toEqual([{ x: 4 }]);
  });

  it('ends where an effect fails while it runs', () => {
    const failing = defineAction(1, () => (progress) => {
      if (progress > 0) throw new Error('no more');
    });
    const plan = score(sequence(moveTo(1, { x: 4 }), failing), card());
    expect(plan.left).toMatchObject([{ kind: 'sequence', start: 1, reason: 'no more' }]);
    expect(plan.until).toBe(1);
    expect(sampleAt(plan, 0.5)).toEqual([{ x: 2 }]);
  });

  it('reports the property that an action misses in its target', () => {
    const plan = score(moveTo(1, { x: 4 }), {} as { x: number });
    expect(plan.left[0]!.reason).toBe("moveTo: the target's x must be a number, got undefined");
  });

  it('skips values that are objects', () => {
    const [first, second] = [new Date(0), new Date(1)];
    const show = defineAction(1, (it: { date: Date }) => () => void (it.date = second));
    const target = { date: first };
    expect(score(show, target)).toMatchObject({
      tracks: [],
      left: [{ property: 'date', reason: 'its values are objects' }],
    });
    expect(target.date).toBe(first);
  });

  it('reads the same action again, also while it runs', () => {
    const target = card();
    const action = moveTo(2, { x: 10 });
    const frame$ = new Subject<number>();
    play(action, target, frame$).subscribe();
    for (const dt of [0, 1]) frame$.next(dt);
    expect(sampleAt(score(action, target), 1)).toEqual([{ x: 7.5 }]);
    frame$.next(0.5);
    expect(target.x).toBe(7.5);
  });

  it('rejects anything but an action, and an invalid time', () => {
    expect(() => score({} as never, card())).toThrow(
      new TypeError('score: expected an action of this library, got an object'),
    );
    expect(() => score(hide(), card(), { until: -1 })).toThrow(
      new RangeError('score: until must be >= 0 and finite, got -1'),
    );
  });
});

interface Dot {
  x: number;
}

const [one, two, three]: Dot[] = [{ x: 1 }, { x: 2 }, { x: 3 }];
const move = moveTo(1, { x: 9 });
const ofOne = targeted(one!, move);
const all = stagger(0.1, [one!, two!, three!], () => move);

describe('a score of several targets', () => {
  it('lists targets in the order of their starts, and calls in that of their times', () => {
    const call = callFunc(() => undefined);
    const plan = score(
      spawn(at(0.5, targeted(one!, sequence(move, call))), targeted(two!, sequence(call, move)), move),
      three!,
    );
    expect(plan.targets).toEqual([three, two, one]);
    expect(plan.tracks.map(({ target }) => target)).toEqual([0, 1, 2]);
    expect(plan.calls.map(({ time, target }) => [time, target])).toEqual([
      [0, 1],
      [1.5, 2],
    ]);
  });

  it('keeps its targets when one of them fails', () => {
    const failing = defineAction(1, () => () => {
      throw new Error('no');
    });
    const plan = score(spawn(ofOne, targeted(two!, sequence(move, failing))), {});
    expect(new Set(plan.targets.slice(1))).toEqual(new Set([one, two]));
    expect(plan.left).toMatchObject([{ reason: 'no' }]);
  });

  it('shows each target as it is beside the others', () => {
    const plan = score(sequence(eased(all, quadraticIn), spawn(ofOne, move)), three!);
    expect([0.6, 1.2, 1.7].map((time) => sampleAt(plan, time).map(({ x }) => x))).toEqual([
      [expect.closeTo(3 + 6 * (0.3 - 0.2), 9), expect.closeTo(1 + 8 * 0.3, 9), expect.closeTo(2 + 7 * 0.2, 9)],
      [9, 9, 9],
      [9, 9, 9],
    ]);
  });

  it('visits the targets a few times each, however many there are', () => {
    const readsOf = (count: number): number => {
      let reads = 0;
      const many = Array.from({ length: count }, () =>
        Object.defineProperty({}, 'x', { get: () => (reads++, 0) }),
      ) as Dot[];
      const plan = score(
        sequence(
          delayTime(1),
          eased(
            stagger(0.001, many, () => move),
            quadraticIn,
          ),
        ),
        {},
      );
      expect(plan.tracks).toHaveLength(count);
      return reads;
    };
    expect(readsOf(200)).toBe(10 * readsOf(20));
  });
});
