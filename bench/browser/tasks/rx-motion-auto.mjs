import { uniform } from '../../../src/index.ts';
import { autoFlip } from '../../../src/layout/index.ts';

export const list = (list) => ({ list, watching: autoFlip(list, { duration: 1, curve: uniform }) });

export const layout = ({ watching }, cards, change) => {
  change();
  return () => watching.unsubscribe();
};
