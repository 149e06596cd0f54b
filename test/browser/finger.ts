import type { Page } from 'playwright-core';

/** Something that points at a page: a mouse, or a finger. */
export interface Pointer {
  readonly down: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

/** A place on a page. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** Sends the events of up to two fingers, which the browser takes for real ones. */
export async function touchesOn(page: Page): Promise<(type: Touch, ...fingers: Place[]) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  return (type, ...fingers) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) });
}

/** A finger of its own. */
export async function fingerOn(page: Page): Promise<Pointer> {
  const send = await touchesOn(page);
  return {
    down: (x, y) => send('touchStart', { x, y }),
    move: (x, y) => send('touchMove', { x, y }),
    up: () => send('touchEnd'),
  };
}

/** Puts a finger on a page, moves it in eight steps, and lifts it; without a distance, it taps. */
export async function swipe(page: Page, from: Place, by?: Place): Promise<void> {
  const send = await touchesOn(page);
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

/** The mouse, with its main button. */
export function mouseOn(page: Page): Pointer {
  return {
    async down(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: (x, y) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  };
}

/** Presses the mouse at a place, and moves it to others. */
export async function press(
  page: Page,
  ...[from, ...ways]: readonly (readonly [x: number, y: number])[]
): Promise<void> {
  await page.mouse.move(...from!);
  await page.mouse.down();
  for (const to of ways) await page.mouse.move(...to);
}
