import { of, share } from 'rxjs';
import { ActionManager, elapsed, frame$, moveBy, moveTo, play } from '../../../src/index.ts';
import { animateState, glide, tween } from '../../../src/stream/index.ts';

const manager = new ActionManager(frame$);
const time$ = frame$.pipe(elapsed(), share());
const even = (t) => t;
const seen = new Float64Array(1);
const see = (progress) => {
  seen[0] += progress;
};
const places = (sprite) => (place) => {
  sprite.x = place.x;
  sprite.y = place.y;
};

/** What people write first, on the page's own frames; each animates x and y. */
const forms = {
  observed: (sprite, seconds, x, y) => manager.runAction(moveTo(seconds, { x, y }), sprite).progress$.subscribe(see),
  'play-observed': (sprite, seconds, x, y) => play(moveTo(seconds, { x, y }), sprite).subscribe(see),
  on: (sprite, seconds, x, y) => time$.pipe(moveTo(seconds, { x, y }).on(sprite)).subscribe(),
  tween: (sprite, seconds, x, y) => tween({ x: sprite.x, y: sprite.y }, { x, y }, seconds).subscribe(places(sprite)),
  glide: (sprite, seconds, x, y) =>
    of({ x: sprite.x, y: sprite.y }, { x, y }).pipe(glide(seconds, even)).subscribe(places(sprite)),
  state: (sprite, seconds, x, y) => {
    const { x: startX, y: startY } = sprite;
    const move = moveBy(seconds, { x: x - startX, y: y - startY });
    animateState({ x: startX, y: startY }, move).subscribe(places(sprite));
  },
};

/** The form that the page's address names. */
export const sprite = forms[location.pathname.replace('/rx-motion-', '')];
