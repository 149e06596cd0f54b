import type {
  Deep,
  Faded,
  Percentage,
  Positioned,
  Rotated,
  RotatedX,
  RotatedY,
  RotatedZ,
  Scaled,
  ScaledZ,
  Sized,
  Skewed,
} from './capabilities.js';
import type { Lens } from './lens.js';

/*
 * The numbers that the named actions lead. Each has functions of its own, which an engine can specialise, where access under a
 * key that varies could not be.
 */

export const x: Lens<Pick<Positioned, 'x'>> = {
  name: 'x',
  read: (target) => target.x,
  write: (target, value) => void (target.x = value),
};
export const y: Lens<Pick<Positioned, 'y'>> = {
  name: 'y',
  read: (target) => target.y,
  write: (target, value) => void (target.y = value),
};
export const z: Lens<Deep> = {
  name: 'z',
  read: (target) => target.z,
  write: (target, value) => void (target.z = value),
};
export const rotation: Lens<Rotated> = {
  name: 'rotation',
  read: (target) => target.rotation,
  write: (target, value) => void (target.rotation = value),
};
export const rotationX: Lens<RotatedX> = {
  name: 'rotationX',
  read: (target) => target.rotationX,
  write: (target, value) => void (target.rotationX = value),
};
export const rotationY: Lens<RotatedY> = {
  name: 'rotationY',
  read: (target) => target.rotationY,
  write: (target, value) => void (target.rotationY = value),
};
export const rotationZ: Lens<RotatedZ> = {
  name: 'rotationZ',
  read: (target) => target.rotationZ,
  write: (target, value) => void (target.rotationZ = value),
};
export const scaleX: Lens<Pick<Scaled, 'scaleX'>> = {
  name: 'scaleX',
  read: (target) => target.scaleX,
  write: (target, value) => void (target.scaleX = value),
};
export const scaleY: Lens<Pick<Scaled, 'scaleY'>> = {
  name: 'scaleY',
  read: (target) => target.scaleY,
  write: (target, value) => void (target.scaleY = value),
};
export const scaleZ: Lens<ScaledZ> = {
  name: 'scaleZ',
  read: (target) => target.scaleZ,
  write: (target, value) => void (target.scaleZ = value),
};
export const skewX: Lens<Pick<Skewed, 'skewX'>> = {
  name: 'skewX',
  read: (target) => target.skewX,
  write: (target, value) => void (target.skewX = value),
};
export const skewY: Lens<Pick<Skewed, 'skewY'>> = {
  name: 'skewY',
  read: (target) => target.skewY,
  write: (target, value) => void (target.skewY = value),
};
export const width: Lens<Pick<Sized, 'width'>> = {
  name: 'width',
  read: (target) => target.width,
  write: (target, value) => void (target.width = value),
};
export const height: Lens<Pick<Sized, 'height'>> = {
  name: 'height',
  read: (target) => target.height,
  write: (target, value) => void (target.height = value),
};
export const opacity: Lens<Faded> = {
  name: 'opacity',
  read: (target) => target.opacity,
  write: (target, value) => void (target.opacity = value),
};
export const percentage: Lens<Percentage> = {
  name: 'percentage',
  read: (target) => target.percentage,
  write: (target, value) => void (target.percentage = value),
};
