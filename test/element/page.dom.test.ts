import { describe, expect, it } from '@jest/globals';
import {
  callFunc,
  delayTime,
  type EndingAction,
  fadeTo,
  moveTo,
  play,
  run,
  script,
  sequence,
  spawn,
  tapped,
} from 'rx-motion';
import { attributeTo, type DomTarget, domTarget, styleTo } from 'rx-motion/dom';
import { Subject } from 'rxjs';
import { flush, type PageWriter, waitForFlush } from '../../src/element/page.js';

const noting = (note: () => void): PageWriter => ({ write: note });

describe('flush', () => {
  it('writes each queued writer once, in their order', () => {
    const written: string[] = [];
    for (const name of ['one', 'two', 'three']) waitForFlush(noting(() => written.push(name)));
    flush();
    flush();
    expect(written).toEqual(['one', 'two', 'three']);
  });

  it('happens by itself at the end of the task, unless it was called', async () => {
    const written: string[] = [];
    waitForFlush(noting(() => written.push('by itself')));
    expect(written).toEqual([]);
    await Promise.resolve();
    expect(written).toEqual(['by itself']);
    waitForFlush(noting(() => written.push('asked for')));
    flush();
    await Promise.resolve();
    expect(written).toEqual(['by itself', 'asked for']);
  });

  it('writes all the others when one throws, and then throws its error', () => {
    const written: string[] = [];
    const failing = noting(() => {
      throw new Error('not on my page');
    });
    waitForFlush(failing);
    waitForFlush(noting(() => written.push('other')));
    expect(() => {
      flush();
    }).toThrow('not on my page');
    expect(written).toEqual(['other']);
  });

  it('leaves changes during a flush to the next one', async () => {
    const written: string[] = [];
    const late = noting(() => written.push('late'));
    waitForFlush(
      noting(() => {
        written.push('first');
        waitForFlush(late);
      }),
    );
    flush();
    expect(written).toEqual(['first']);
    await Promise.resolve();
    expect(written).toEqual(['first', 'late']);
  });
});

describe('a callback in a motion', () => {
  const leave = spawn(
    moveTo(0.5, { x: 100 }),
    fadeTo(0.5, 0),
    styleTo(0.5, { width: 40 }),
    attributeTo(0.5, { level: 9 }),
  );
  const html = (element: HTMLElement): string => (element.cloneNode() as HTMLElement).outerHTML;
  const motions: [string, (callback: () => void) => EndingAction<DomTarget>][] = [
    ['a callFunc', (callback) => sequence(leave, callFunc(callback))],
    ['a tap', (callback) => tapped(leave, { end: callback })],
    [
      'a script',
      (callback) =>
        script(function* () {
          yield* run(leave);
          callback();
        }),
    ],
  ];

  it.each(motions)('finds on the page what came before it, and writes after it: %s', (_name, motion) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.width = '80px';
    box.setAttribute('level', '0');
    const frame$ = new Subject<number>();
    let found = '';
    const callback = (): void => {
      found = html(box);
      box.removeAttribute('style');
      box.removeAttribute('level');
    };
    play(sequence(motion(callback), delayTime(1)), domTarget(box), frame$).subscribe();
    for (const dt of [0, 0.25, 0.5]) frame$.next(dt);
    flush();
    expect([found, html(box)]).toEqual([
      '<div style="width: 40px; opacity: 0; transform: translate(100px, 0px);" level="9"></div>',
      '<div></div>',
    ]);
    box.remove();
  });
});
