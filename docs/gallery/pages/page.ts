/** A page of the gallery, below the header. */
export interface Page {
  readonly element: HTMLElement;
  readonly title: string;
  /** Called when the element is in the document. */
  readonly open: () => void;
  readonly close: () => void;
}
