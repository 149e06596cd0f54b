import type { Page } from 'playwright-core';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Puts a finger on a page, moves it in eight steps, and lifts it; without a distance, it taps. */
export async function swipe(page: Page, from: Place, by?: Place): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  if (by === undefined) {
    await Promise.all([send('touchStart', from), send('touchEnd')]);
    return;
  }
  const move = (step: number): Promise<unknown> =>
    send('touchMove', { x: from.x + (step * by.x) / 8, y: from.y + (step * by.y) / 8 });
  // Together: a finger that rests for half a second would be a long press.
  await Promise.all([send('touchStart', from), move(1)]);
  for (let step = 2; step <= 8; step++) await move(step);
  await send('touchEnd');
}
