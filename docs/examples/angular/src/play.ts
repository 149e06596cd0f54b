import { ChangeDetectionStrategy, Component, type ElementRef, signal, viewChild } from '@angular/core';
import { appear, injectMotion, vanish } from 'rx-motion/angular';
import { moveTo } from 'rx-motion';
import { domTarget } from 'rx-motion/dom';
import { away, back, rise, shake, sink } from './motions';

/** A draggable card, and a field that reports an error. */
@Component({
  selector: 'app-play',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { '(animate.enter)': 'come($event)', '(animate.leave)': 'go($event)' },
  template: `
    <div class="card" #card (pointerdown)="grab($event)" (pointermove)="drag($event)" (pointerup)="drop()">Drag me</div>
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
  private readonly card = viewChild.required<ElementRef<HTMLElement>>('card');
  private readonly field = viewChild.required<ElementRef<HTMLInputElement>>('field');
  private grip: { readonly x: number; readonly y: number } | null = null;
  protected readonly error = signal('');
  protected readonly appear = appear(rise);
  protected readonly vanish = vanish(sink);
  protected readonly come = appear(back);
  protected readonly go = vanish(away);

  protected grab(event: PointerEvent): void {
    const card = domTarget(this.card().nativeElement);
    this.motion.stopAllActions(card);
    card.element.setPointerCapture(event.pointerId);
    this.grip = { x: event.clientX - card.x, y: event.clientY - card.y };
  }

  protected drag({ clientX, clientY }: PointerEvent): void {
    if (this.grip === null) return;
    Object.assign(domTarget(this.card().nativeElement), { x: clientX - this.grip.x, y: clientY - this.grip.y });
  }

  protected drop(): void {
    this.grip = null;
    this.motion.runAction(moveTo(0.5, { x: 0, y: 0 }), domTarget(this.card().nativeElement));
  }

  protected send(event: Event): void {
    event.preventDefault();
    const { nativeElement } = this.field();
    this.error.set(nativeElement.value === '' ? 'A name is needed' : '');
    if (this.error() !== '') this.motion.runAction(shake, domTarget(nativeElement), { tag: 'no', policy: 'exhaust' });
  }
}
