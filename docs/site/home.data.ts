import { kilobytesToMove } from '../../scripts/build/moved-bytes.js';
import { timesAsLong } from '../../scripts/build/results.js';
import { guideSidebar } from './navigation.js';

/** The figures of the first screen. */
interface Figures {
  /** kB to move an object, and an element. */
  readonly object: string;
  readonly element: string;
  /** How many times as long GSAP takes: for 1,000 elements, for 5,000, and for 1,000 objects. */
  readonly times: Readonly<Record<'elements' | 'manyElements' | 'object', string>>;
  readonly start: string;
}

/** The current figures for the first screen: sizes are measured, the speed is that of the last run of the bench. */
export default {
  async load(): Promise<Figures> {
    const [object, element] = await Promise.all([kilobytesToMove('object'), kilobytesToMove('element')]);
    const { elements, manyElements, object: objects } = timesAsLong('gsap');
    return {
      object: object.toFixed(1),
      element: element.toFixed(1),
      times: {
        elements: elements.toFixed(1),
        manyElements: manyElements.toFixed(1),
        object: String(Math.floor(objects)),
      },
      start: guideSidebar()[0]!.items![1]!.link!,
    };
  },
};
