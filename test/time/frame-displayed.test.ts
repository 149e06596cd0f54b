import { describe, expect, it } from '@jest/globals';
import {
  type Action,
  ActionManager,
  at,
  delayTime,
  eased,
  type EndingAction,
  type FiniteAction,
  firstOf,
  repeatForever,
  repeatTimes,
  reverseTime,
  run,
  script,
  sequence,
  spawn,
  speed,
  tapped,
  targeted,
  timeline,
  uniform,
  yoyo,
} from 'rx-motion';
import { respectReducedMotion } from 'rx-motion/dom';
import { animate, Animation, type Framed, SpriteFrame } from 'rx-motion/sprite';
import { BehaviorSubject, from, of } from 'rxjs';

const rect = { x: 0, y: 0, width: 8, height: 8 };
const frames = ['a', 'b', 'c'].map((name) => new SpriteFrame({ name, texture: { url: 'abc.png' }, rect }));
const steps = animate(
  new Animation(
    frames.map((spriteFrame) => ({
      spriteFrame,
      userInfo: spriteFrame.name === 'b' ? undefined : `step ${spriteFrame.name}`,
    })),
    { delayPerUnit: 1 },
  ),
);
const scripted = <T>(action: EndingAction<T>): EndingAction<T> =>
  script(function* () {
    yield* run(action);
  });
const hero = (): Framed => ({ spriteFrame: frames[0]! });

describe('frameDisplayed$', () => {
  it('announces frames with data, in their order, at any depth', () => {
    const manager = new ActionManager();
    const told: unknown[] = [];
    manager.frameDisplayed$.subscribe(({ userInfo, target }) => told.push([userInfo, target]));
    const [one, other] = [hero(), hero()];
    manager.runAction(sequence(delayTime(1), targeted(other, steps)), one);
    for (const dt of [0, 1.5, 5]) manager.update(dt);
    expect(told).toEqual([
      ['step a', other],
      ['step c', other],
    ]);
  });

  it('announces the sprite frame when an action is sought between two frames', () => {
    const manager = new ActionManager();
    const told: unknown[] = [];
    manager.frameDisplayed$.subscribe(({ userInfo }) => told.push(userInfo));
    manager.runAction(steps, hero()).seek(2.5);
    expect(told).toEqual(['step a', 'step c']);
  });

  const around: Readonly<Record<string, (steps: FiniteAction<Framed>) => Action<Framed>>> = {
    sequence: (steps) => sequence(delayTime(0.5), steps),
    spawn: (steps) => spawn(delayTime(5), steps),
    at: (steps) => at(0.5, steps),
    timeline: (steps) => timeline({ steps }),
    repeatTimes: (steps) => repeatTimes(steps, 1),
    repeatForever: (steps) => repeatForever(sequence(steps, delayTime(9))),
    eased: (steps) => eased(sequence(steps), uniform),
    reverseTime: (steps) => reverseTime(sequence(steps)),
    yoyo: (steps) => yoyo(steps),
    'speed by a number': (steps) => speed(sequence(steps), 2),
    'speed by a stream': (steps) => speed(steps, new BehaviorSubject(1)),
    tapped: (steps) => tapped(steps, { start: () => undefined }),
    firstOf: (steps) => firstOf(sequence(delayTime(0.5), steps), delayTime(9)),
    script: (steps) =>
      script(function* () {
        yield* run(delayTime(0.5));
        yield* run(steps);
      }),
    'script in firstOf in a curve': (steps) => firstOf(scripted(eased(sequence(steps), uniform)), delayTime(9)),
    respectReducedMotion: (steps) => respectReducedMotion(sequence(steps), undefined, of(false)),
    'the alternative of respectReducedMotion': (steps) => respectReducedMotion(delayTime(9), steps, of(true)),
    'respectReducedMotion without an end': (steps) =>
      respectReducedMotion(repeatForever(sequence(steps, delayTime(9))), undefined, of(false)),
  };

  it.each(Object.entries(around))('announces them from inside %s', (_name, make) => {
    const manager = new ActionManager();
    const told: unknown[] = [];
    manager.frameDisplayed$.subscribe(({ userInfo }) => told.push(userInfo));
    manager.runAction(make(steps), hero());
    for (const dt of [0, 0.75, 0.75, 2.5]) manager.update(dt);
    expect(told).toEqual(['step a', 'step c']);
  });

  it('announces only what its own manager runs', () => {
    const [mine, others] = [new ActionManager(), new ActionManager()];
    const told: unknown[] = [];
    mine.frameDisplayed$.subscribe(({ userInfo }) => told.push(userInfo));
    others.runAction(steps, hero());
    others.update(0);
    from([0]).pipe(steps.on(hero())).subscribe();
    expect(told).toEqual([]);
  });
});
