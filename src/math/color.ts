/**
 * A colour in sRGB: channels from 0 to 255, with fractions. Channels outside that range are clamped only when shown.
 */
export interface Color {
  r: number;
  g: number;
  b: number;
}
