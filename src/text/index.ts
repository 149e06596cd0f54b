export { type CountToOptions, countTo } from './count-to.js';
export { type RevealWordsOptions, revealWords } from './reveal-words.js';
export { type ScrambleTextOptions, scrambleText } from './scramble-text.js';
export { type SplitText, type SplitTextOptions, splitText } from './split-text.js';
export { typeText } from './type-text.js';
