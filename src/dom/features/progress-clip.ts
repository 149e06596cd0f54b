import type { ProgressShape } from '../../math/progress-shape.js';
import { clipText } from './clip-text.js';
import type { Declarations } from '../style/declarations.js';

/** The part of an element that its progress lets be seen: its `clip-path`. */
export class ProgressClip {
  private readonly declarations: Declarations;
  /** What the style says without a progress. */
  private readonly own: string;
  private shape: ProgressShape | undefined = undefined;

  constructor(style: CSSStyleDeclaration, declarations: Declarations) {
    this.declarations = declarations;
    this.own = style.clipPath;
  }

  get progress(): ProgressShape | undefined {
    return this.shape;
  }
  set progress(value: ProgressShape | undefined) {
    // What is wrong with it is told to who sets it.
    if (value !== undefined) clipText(value, 0);
    this.shape = value;
  }

  write(percentage: number): void {
    this.declarations.say('clipPath', this.shape === undefined ? this.own : clipText(this.shape, percentage));
  }
}
