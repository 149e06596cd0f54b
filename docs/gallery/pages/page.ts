/** What is between the header and the end of the window. */
export interface Page {
  readonly element: HTMLElement;
  readonly title: string;
  /** Called when the element is on the page. */
  readonly open: () => void;
  readonly close: () => void;
}
