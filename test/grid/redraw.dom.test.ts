import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Subject } from 'rxjs';
import { Redraw } from '../../src/grid/redraw.js';

/** Frames of the page, one at a time. */
let waiting: FrameRequestCallback[] = [];
let now = 0;

async function frame(): Promise<void> {
  const callbacks = waiting.splice(0);
  now += 16;
  for (const callback of callbacks) callback(now);
  await Promise.resolve();
}

beforeEach(() => {
  waiting = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => waiting.push(callback));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => waiting.splice(0));
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Whether anything is new in the next drawings. */
function drawing(...news: boolean[]) {
  const log: number[] = [];
  const draw = (): boolean => {
    log.push(log.length);
    return news.shift() ?? false;
  };
  return { log, draw };
}

describe('a drawing by the frames of the page', () => {
  it('is made in each frame with a change, until a frame without a change', async () => {
    const { log, draw } = drawing(true, true, false);
    const redraw = new Redraw(undefined, draw);
    for (let count = 0; count < 3; count++) await frame();
    expect([log.length, waiting.length]).toEqual([3, 0]);
    redraw.close();
  });

  it('is made at the end of the task for a change after a rest', async () => {
    const { log, draw } = drawing(false, true);
    const redraw = new Redraw(undefined, draw);
    await frame();
    redraw.request();
    redraw.request();
    expect(log).toHaveLength(1);
    await Promise.resolve();
    expect([log.length, waiting.length]).toEqual([2, 1]);
    redraw.close();
  });

  it('is no longer made after closing', async () => {
    const { log, draw } = drawing(true);
    const redraw = new Redraw(undefined, draw);
    redraw.close();
    redraw.request();
    await frame();
    expect([log.length, waiting.length]).toEqual([0, 0]);
  });
});

it('a drawing by given frames is made in each, after all other subscribers', async () => {
  const frame$ = new Subject<number>();
  const { log, draw } = drawing(false, false);
  const redraw = new Redraw(frame$, draw);
  for (let count = 0; count < 2; count++) {
    frame$.next(1);
    expect(log).toHaveLength(count);
    await Promise.resolve();
  }
  redraw.request();
  await Promise.resolve();
  expect([log.length, frame$.observed, waiting.length]).toEqual([2, true, 0]);
  redraw.close();
  expect(frame$.observed).toBe(false);
});
