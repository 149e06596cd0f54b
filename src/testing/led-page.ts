import type { Seconds } from '../clock/seconds.js';

/** The page, led by {@link film}: the browser's own animations, and what a program changes in the body. */
export interface LedPage {
  /**
   * Undoes all changes, begins the animations of style sheets anew, and ends those that scripts have begun since.
   *
   * @param painted Waits until the page is painted: without them once, or Chromium shows where they were.
   */
  restart(painted: () => Promise<void>): Promise<void>;
  /**
   * Shows a frame to the animations. Those that it sees for the first time begin in it.
   *
   * @param isLate Whether the page may have been painted since they began.
   * @returns Whether any has ended. Its events come before the next frame of the browser.
   */
  lead(delta: Seconds, isLate?: boolean): boolean;
  /** Lets the animations run by themselves again. */
  release(): void;
}

/** Milliseconds that sums of frames may be from an end. */
const ROUNDING = 1e-6;

/** Takes over the page. The rate of its animations becomes 0, so that a program can still pause them. */
export function ledPage(): LedPage {
  let changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    changes = changes.concat(records);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
  /** The rates that the page gave its animations. */
  const rates = new Map<Animation, number>();
  /** The animations that scripts had begun before. */
  let standing: Animation[] | undefined;
  const none = new CSSStyleSheet();
  none.replaceSync('*,::before,::after{animation:none!important;transition:none!important}');

  return {
    async restart(painted) {
      document.adoptedStyleSheets.push(none);
      for (const change of changes.concat(observer.takeRecords()).reverse()) {
        const { attributeName, oldValue } = change;
        const target = change.target as Element;
        if (attributeName === null) {
          // Only a text has a value of its own.
          target.nodeValue = oldValue;
          for (const node of change.addedNodes) target.removeChild(node);
          for (const node of change.removedNodes) target.insertBefore(node, change.nextSibling);
        } else if (oldValue === null) target.removeAttribute(attributeName);
        else target.setAttribute(attributeName, oldValue);
      }
      changes = [];
      observer.takeRecords();
      rates.clear();
      const scripted = document.getAnimations();
      standing ??= scripted;
      for (const animation of scripted) if (!standing.includes(animation)) animation.cancel();
      for (const animation of standing) animation.currentTime = 0;
      await painted();
      document.adoptedStyleSheets.pop();
    },
    lead(delta, isLate) {
      let haveEnded = false;
      for (const animation of document.getAnimations()) {
        const { playbackRate, playState, timeline } = animation;
        if (playState !== 'running' || timeline !== document.timeline) continue;
        const rate = rates.get(animation);
        if (playbackRate !== 0) {
          rates.set(animation, playbackRate);
          animation.playbackRate = 0;
          if (isLate && rate === undefined) animation.currentTime = 0;
        } else if (rate !== undefined) {
          const time = Number(animation.currentTime) + delta * 1000 * rate;
          animation.currentTime = time;
          const end = rate < 0 ? 0 : Number(animation.effect?.getComputedTiming().endTime);
          if ((time - end) * rate < -ROUNDING) continue;
          run(animation, rate);
          haveEnded = true;
        }
      }
      return haveEnded;
    },
    release() {
      observer.disconnect();
      for (const [animation, rate] of rates) if (animation.playbackRate === 0) run(animation, rate);
    },
  };
}

/** Lets an animation run by itself from where it is. Its start is set, because Chromium keeps the one before. */
function run(animation: Animation, rate: number): void {
  const time = Number(animation.currentTime);
  animation.playbackRate = rate;
  animation.startTime = Number(document.timeline.currentTime) - time / rate;
}
