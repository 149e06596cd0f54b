import type { Color } from 'rx-motion';

/** The colours of actors. They work on light and on dark backgrounds. */
export const coral: Color = { r: 233, g: 88, b: 54 };
export const mint: Color = { r: 46, g: 176, b: 135 };
export const gold: Color = { r: 240, g: 176, b: 44 };
export const blue: Color = { r: 70, g: 128, b: 222 };
export const plum: Color = { r: 156, g: 92, b: 190 };
export const slate: Color = { r: 128, g: 132, b: 144 };
