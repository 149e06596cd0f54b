import { place } from 'rx-motion';
import { itHappensAtOnce } from './happening.js';

const there = { x: 3, y: 4, z: 5 };
itHappensAtOnce({
  name: 'place',
  action: place({ x: 3, y: 4 }),
  found: { x: 1, y: 2, z: 5 },
  after: there,
  reversed: there,
});
