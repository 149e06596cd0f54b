import type { AnimationDescription, FrameDescription } from './animation-description.js';
import { type Entry, notNegative } from './entry.js';

/**
 * The animations of Aseprite's tags, in the order in which Aseprite shows the frames.
 *
 *     direction, repeat      frames 0 1 2
 *     forward, 2             0 1 2 0 1 2        as two loops
 *     pingpong               0 1 2 1            so that it can be repeated without a double frame
 *     pingpong, 3            0 1 2 1 0 1 2      each repeat is one direction
 *
 * @param frames The frames of the sheet, in the order of the document.
 */
export function taggedAnimations(tags: Entry, frames: readonly (readonly [string, Entry])[]): AnimationDescription[] {
  if (!tags.exists) return [];
  // Without a duration, that of a new frame in Aseprite.
  const milliseconds = frames.map(
    ([, frame]) => frame.at('duration').read((it) => notNegative(it, 'milliseconds, >= 0')) ?? 100,
  );
  const unit = milliseconds.every(Number.isInteger) ? milliseconds.reduce(greatestDivisor, 0) || 1 : 1;
  const described = frames.map(([spriteFrame], index) => {
    return { spriteFrame, delayUnits: milliseconds[index]! / unit, userInfo: undefined };
  });
  let count = 0;
  return tags.items().map((tag) => {
    const { frames, loops } = playedFrames(tag, described);
    count += frames.length;
    if (count > MOST_FRAMES) tag.fail(`at most ${MOST_FRAMES} frames in all tags`);
    return { name: tag.at('name').text(), delayPerUnit: unit / 1000, loops, restoreOriginalFrame: false, frames };
  });
}

/** Far more than in any sheet. Tags may overlap and repeat, so a small file could describe any number of frames. */
const MOST_FRAMES = 100_000;

function playedFrames(tag: Entry, all: readonly FrameDescription[]): Pick<AnimationDescription, 'frames' | 'loops'> {
  const from = wholeNumber(tag.at('from'), 0, LAST_FRAME);
  const to = wholeNumber(tag.at('to'), from, LAST_FRAME);
  const repeat = tag.at('repeat').read((it) => wholeNumber(it, 0, 65_535)) ?? 0;
  const direction = tag.at('direction').text('forward');
  if (!directions.includes(direction)) tag.at('direction').fail(directions.join(', '));
  // If only a part was exported, Aseprite still lists all tags. The sheet is read, but its animations cannot be built.
  const name = `frames ${from} to ${to} of ${all.length}, of the tag ${tag.at('name').text()}`;
  const outside = { spriteFrame: name, delayUnits: 1, userInfo: undefined };
  const there = to < all.length ? all.slice(from, to + 1) : [outside];
  if (direction.endsWith('reverse')) there.reverse();
  if (!direction.startsWith('pingpong')) return { frames: there, loops: Math.max(repeat, 1) };
  const back = [...there].reverse();
  if (repeat === 0) return { frames: [...there, ...back.slice(1, -1)], loops: 1 };
  if (there.length === 1) return { frames: there, loops: repeat };
  if (repeat * there.length > MOST_FRAMES) tag.at('repeat').fail(`at most ${MOST_FRAMES} frames in all tags`);
  // The turning points are shown once.
  const passes = Array.from({ length: repeat }, (_, pass) => (pass % 2 === 0 ? there : back).slice(pass === 0 ? 0 : 1));
  return { frames: passes.flat(), loops: 1 };
}

/** The most that Aseprite allows. */
const LAST_FRAME = 65_535;

const directions = ['forward', 'reverse', 'pingpong', 'pingpong_reverse'];

function wholeNumber(entry: Entry, least: number, most: number): number {
  const isRight = (it: number): boolean => Number.isInteger(it) && it >= least && it <= most;
  return entry.numberThat(`a whole number from ${least} to ${most}`, isRight);
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
