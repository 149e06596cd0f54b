import { flipX, flipY } from 'rx-motion';
import { itHappensAtOnce } from './happening.js';

const [plainX, mirroredX] = [{ flippedX: false }, { flippedX: true }];
const [plainY, mirroredY] = [{ flippedY: false }, { flippedY: true }];

itHappensAtOnce(
  { name: 'flipX', action: flipX(), found: plainX, after: mirroredX, reversed: plainX },
  { name: 'flipX(false)', action: flipX(false), found: mirroredX, after: plainX, reversed: mirroredX },
  { name: 'flipX of what is mirrored', action: flipX(), found: mirroredX, after: mirroredX, reversed: plainX },
  { name: 'flipY', action: flipY(), found: plainY, after: mirroredY, reversed: plainY },
  { name: 'flipY(false)', action: flipY(false), found: mirroredY, after: plainY, reversed: mirroredY },
  { name: 'flipY of what is mirrored', action: flipY(), found: mirroredY, after: mirroredY, reversed: plainY },
);
