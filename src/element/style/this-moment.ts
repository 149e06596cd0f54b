let moment = 0;
let isOpen = false;

/** A number for the present task: what was read from the page in it need not be read again. */
export function thisMoment(): number {
  if (!isOpen) {
    isOpen = true;
    queueMicrotask(() => {
      isOpen = false;
      moment++;
    });
  }
  return moment;
}
