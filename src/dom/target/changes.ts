/** What has changed about the looks of an element since they were written last. */
export class Changes {
  translate = false;
  rotate = false;
  scale = false;
  /** What only `transform` says. */
  rest = false;
  /** Something that only the single properties can say. */
  apart = false;
  opacity = false;
  color = false;
  visible = false;
  frame = false;
  clip = false;
  width = false;
  height = false;

  /** Whether the transform has to be written. */
  get areOfTransform(): boolean {
    return this.translate || this.rotate || this.scale || this.rest;
  }
}

/** What can change. */
export type Change = Exclude<keyof Changes, 'areOfTransform'>;
