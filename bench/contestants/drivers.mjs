/**
 * A frame loop for motion and popmotion, which take one as an option: a dense list of callbacks, each gets the time.
 */
export class Drivers {
  #running = [];
  #now = 1000;

  driver(update) {
    const running = this.#running;
    const entry = { update, index: -1 };
    return {
      start: () => {
        if (entry.index < 0) entry.index = running.push(entry) - 1;
      },
      stop: () => {
        if (entry.index < 0) return;
        const last = running.pop();
        if (last !== entry) {
          running[entry.index] = last;
          last.index = entry.index;
        }
        entry.index = -1;
      },
      now: () => this.#now,
    };
  }

  frame(dt) {
    this.#now += dt;
    for (let i = this.#running.length - 1; i >= 0; i--) this.#running[i].update(this.#now, dt);
  }

  clear() {
    this.#running.length = 0;
  }
}
