/** A page of the gallery, below the header. */
export interface Page {
  readonly element: HTMLElement;
  /** Called when the element is in the document. */
  readonly open: () => void;
  readonly close: () => void;
}
