let moment = 0;
let isOpen = false;

/** A number for the current task: what was read from the page during a task need not be read again in it. */
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
