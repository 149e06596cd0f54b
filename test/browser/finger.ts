import type { Page } from 'playwright-core';

/** Something that points at a page: a mouse, or a finger. */
export interface Pointer {
  readonly down: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly up: () => Promise<unknown>;
}

/** A finger of its own, which the browser takes for a real one. */
export async function fingerOn(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (x, y) => send('touchStart', { x, y }),
    move: (x, y) => send('touchMove', { x, y }),
    up: () => send('touchEnd'),
  };
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
