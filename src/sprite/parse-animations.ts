import { checkOptions, checkString } from '../math/check.js';
import type { AnimationDescription, FrameDescription } from './animation-description.js';
import { type Entry, notNegative } from './entry.js';
import { fileUrl } from './file-url.js';
import { readDocument } from './read-document.js';
import type { SheetContents } from './sheet-contents.js';
import { documentContents, textContents } from './sprite-sheet.js';

/** The content of an animation file. */
export interface AnimationFile {
  readonly url: string;
  /** Format 1 has a name for each frame, format 2 a dictionary; or the file is a sprite sheet. */
  readonly format: 1 | 2 | 'sheet';
  /** The URLs of the sheets that the file needs. */
  readonly spritesheets: readonly string[];
  readonly animations: readonly AnimationDescription[];
}

/**
 * Parses an animation file of cocos2d-x, in format 1 or 2, or JSON with the same structure; or the animations of a
 * sprite sheet: the tags of Aseprite, the lists of names for PixiJS, and the series of libGDX.
 *
 * ```ts
 * import { parseAnimations } from 'rx-motion/sprite';
 *
 * const text = `<plist version="1.0"><dict>
 *   <key>animations</key><dict>
 *     <key>blink</key><dict>
 *       <key>delay</key><real>0.25</real>
 *       <key>frames</key><array><string>open.png</string><string>shut.png</string></array>
 *     </dict>
 *   </dict>
 *   <key>properties</key><dict>
 *     <key>format</key><integer>1</integer>
 *     <key>spritesheets</key><array><string>eyes.plist</string></array>
 *   </dict>
 * </dict></plist>`;
 *
 * const file = parseAnimations(text, { url: 'sheets/eyes-animations.plist' });
 * file.spritesheets; // => ['sheets/eyes.plist']
 * file.animations.map(({ name, frames }) => [name, frames.length]); // => [['blink', 2]]
 * ```
 *
 * @param source The text of the document, or the output of another parser.
 * @param options The `url` of the document: sheets are relative to it, and errors contain it.
 * @throws SyntaxError with the file, the key path and what was expected there.
 * @see {@link AnimationCache}, which builds the animations.
 * @see cocos2d-x AnimationCache::addAnimationsWithFile. Differs: reports errors; without `delayUnits` a frame is shown
 * for one unit.
 */
export function parseAnimations(source: string | object, options: { readonly url: string }): AnimationFile {
  const { url } = checkOptions('parseAnimations', options, 'url');
  checkString('parseAnimations', 'url', url);
  const sheet = textContents(source, url);
  if (sheet) return animationsOf(sheet);
  const root = readDocument(source, url);
  if (isSheet(root)) return animationsOf(documentContents(root, url));
  const animations = root.at('animations').entries();
  const properties = root.at('properties');
  const format = formatOf(properties.at('format'), animations);
  return {
    url,
    format,
    spritesheets:
      properties.at('spritesheets').read((it) => it.items().map((sheet) => fileUrl(sheet.text(), url))) ?? [],
    animations: animations.map(([name, animation]) => animationIn(animation, name, format)),
  };
}

/** Whether it is a sprite sheet that does not describe animations as cocos2d-x does. */
function isSheet(root: Entry): boolean {
  const animations = root.at('animations');
  const isOfCocos = animations.isDictionary && animations.entries()[0]?.[1].isDictionary === true;
  return !isOfCocos && (root.at('frames').exists || root.at('textures').exists);
}

function animationsOf({ url, animations = [], related = [] }: SheetContents): AnimationFile {
  if (animations.length === 0)
    throw new SyntaxError(`${url}: expected animations, got a sprite sheet without animations or tags`);
  return { url, format: 'sheet', spritesheets: [url, ...related], animations };
}

/** The format in the file; a missing one is inferred from the frames. */
function formatOf(format: Entry, animations: readonly [string, Entry][]): 1 | 2 {
  if (!format.exists) {
    return animations.some(([, animation]) => animation.at('frames').items()[0]?.isDictionary) ? 2 : 1;
  }
  return format.numberThat('format 1 or 2', (it) => it === 1 || it === 2) as 1 | 2;
}

function animationIn(animation: Entry, name: string, format: 1 | 2): AnimationDescription {
  const delays = [animation.at('delay'), animation.at('delayPerUnit')];
  const expected = delays[format - 1]!;
  const delay = expected.exists ? expected : (delays.find((entry) => entry.exists) ?? expected);
  const frames = animation.at('frames').items();
  if (frames.length === 0) animation.at('frames').fail('at least one frame');
  return {
    name,
    delayPerUnit: notNegative(delay, 'seconds, >= 0'),
    loops: animation.at('loops').read(loopsIn) ?? 1,
    restoreOriginalFrame: animation.at('restoreOriginalFrame').flag(),
    frames: frames.map((frame) => (frame.isDictionary ? frameIn(frame) : namedFrame(frame))),
  };
}

/** A frame that is only a name; some files of format 2 have such frames, too. */
function namedFrame(frame: Entry): FrameDescription {
  const isName = typeof frame.value === 'string';
  return {
    spriteFrame: isName ? frame.text() : frame.fail('the name of a frame, or a dictionary'),
    delayUnits: 1,
    userInfo: undefined,
  };
}

function frameIn(frame: Entry): FrameDescription {
  const notification = frame.at('notification');
  const isEmpty = notification.isDictionary && notification.entries().length === 0;
  return {
    spriteFrame: frame.at('spriteframe').text(),
    delayUnits: frame.at('delayUnits').read((it) => notNegative(it, 'a number >= 0')) ?? 1,
    userInfo: isEmpty ? undefined : notification.value,
  };
}

function loopsIn(entry: Entry): number {
  const loops = entry.numberThat('a whole number', Number.isInteger);
  // Files have -1 for "forever"; in cocos2d-x the count is unsigned, so it is 4294967295.
  return loops < 0 ? loops >>> 0 : loops;
}
