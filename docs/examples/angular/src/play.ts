import {
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  afterRenderEffect,
  signal,
  viewChild,
} from '@angular/core';
import { EMPTY, switchMap } from 'rxjs';
import { appear, injectMotion, injectPlay, vanish } from 'rx-motion/angular';
import { moveTo } from 'rx-motion';
import { domTarget, drag$ } from 'rx-motion/dom';
import { away, back, rise, shake, sink } from './motions';

/** A draggable card, and a field that reports an error. */
@Component({
  selector: 'app-play',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { '(animate.enter)': 'come($event)', '(animate.leave)': 'go($event)' },
  template: `
    <div class="card" #card>Drag me</div>
    <form (submit)="send($event)">
      <input #field placeholder="Your name" /> <button id="send">Send</button>
      @if (error()) {
        <p role="alert" (animate.enter)="appear($event)" (animate.leave)="vanish($event)">{{ error() }}</p>
      }
    </form>
  `,
})
export class Play {
  private readonly motion = injectMotion();
  private readonly play = injectPlay();
  private readonly card = viewChild.required<ElementRef<HTMLElement>>('card');
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  protected readonly error = signal('');
  protected readonly appear = appear(rise);
  protected readonly vanish = vanish(sink);
  protected readonly come = appear(back);
  protected readonly go = vanish(away);

  constructor() {
    afterRenderEffect((onCleanup) => {
      const card = domTarget(this.card().nativeElement);
      const home = moveTo(0.5, { x: 0, y: 0 });
      const dragging = drag$(card.element)
        .pipe(
          switchMap(({ x, y, isHeld }) => {
            if (!isHeld) return this.play(home, card);
            Object.assign(card, { x, y });
            return EMPTY;
          }),
        )
        .subscribe();
      onCleanup(() => dragging.unsubscribe());
    });
  }

  protected send(event: Event): void {
    event.preventDefault();
    const { nativeElement } = this.field();
    this.error.set(nativeElement.value === '' ? 'A name is needed' : '');
    if (this.error() !== '') this.motion.runAction(shake, domTarget(nativeElement), { tag: 'no', policy: 'exhaust' });
  }
}
