import { ChangeDetectionStrategy, Component, signal } from '@angular/core';
import { appear, vanish } from 'rx-motion/angular';
import { away, back, rise, sink } from './motions';

/** A list with buttons to add items and to clear it, and a dialog. */
@Component({
  selector: 'app-list',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { '(animate.enter)': 'come($event)', '(animate.leave)': 'go($event)' },
  template: `
    <button id="add" (click)="add()">Add</button>
    <button id="clear" (click)="items.set([])">Clear</button>
    <button id="ask" (click)="isOpen.set(true)">Ask</button>
    <ul>
      @for (item of items(); track item) {
        <li [attr.data-key]="item" (animate.enter)="appear($event)" (animate.leave)="vanish($event)">{{ item }}</li>
      }
    </ul>
    @if (isOpen()) {
      <dialog (animate.enter)="open($event)" (animate.leave)="close($event)" (cancel)="cancel($event)">
        Are you sure? <button id="yes" (click)="isOpen.set(false)">Yes</button>
      </dialog>
    }
  `,
})
export class List {
  protected readonly items = signal<readonly string[]>(['milk', 'bread', 'figs']);
  protected readonly isOpen = signal(false);
  protected readonly appear = appear(rise, { gap: 0.05 });
  protected readonly vanish = vanish(sink, { gap: 0.05 });
  /** Closing it gives the focus back to the button that opened it. */
  protected readonly close = vanish(sink, { done: (dialog) => (dialog as HTMLDialogElement).close() });
  protected readonly come = appear(back);
  protected readonly go = vanish(away);
  private readonly show = appear(rise);

  protected add(): void {
    this.items.update((items) => [...items, `item ${items.length + 1}`]);
  }

  protected open(event: Parameters<typeof this.show>[0]): void {
    (event.target as HTMLDialogElement).showModal();
    this.show(event);
  }

  /** On Escape, the browser would close it at once, and Angular would still hold it for open. */
  protected cancel(event: Event): void {
    event.preventDefault();
    this.isOpen.set(false);
  }
}
