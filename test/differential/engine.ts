/** All that a program of the differential test uses of one build; the entry of its bundle. */
export * from '../../src/index.js';
export { animateState } from '../../src/stream/index.js';
/** The RxJS of this build, so that two builds share nothing. */
export * as rxjs from 'rxjs';
