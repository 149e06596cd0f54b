import { describe, expect, it } from '@jest/globals';
import { from } from 'rxjs';
import { ActionManager, delayTime, sequence, targeted } from 'rx-motion';
import { Animation, animate, type Framed, SpriteFrame } from 'rx-motion/sprite';

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
const hero = (): Framed => ({ spriteFrame: frames[0]! });

describe('frameDisplayed$', () => {
  it('tells of the frames that carry something, each in its turn, however deep they are and whose they are', () => {
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

  it('tells of what an action shows that is sought between frames', () => {
    const manager = new ActionManager();
    const told: unknown[] = [];
    manager.frameDisplayed$.subscribe(({ userInfo }) => told.push(userInfo));
    manager.runAction(steps, hero()).seek(2.5);
    expect(told).toEqual(['step a', 'step c']);
  });

  it('tells of what runs under its own manager', () => {
    const [mine, others] = [new ActionManager(), new ActionManager()];
    const told: unknown[] = [];
    mine.frameDisplayed$.subscribe(({ userInfo }) => told.push(userInfo));
    others.runAction(steps, hero());
    others.update(0);
    from([0]).pipe(steps.on(hero())).subscribe();
    expect(told).toEqual([]);
  });
});
