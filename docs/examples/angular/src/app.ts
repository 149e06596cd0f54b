import { ChangeDetectionStrategy, Component, afterEveryRender } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

/** Two pages, which share a cell of a grid while one goes and the other comes. */
@Component({
  selector: 'app-root',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav><a id="to-list" routerLink="/">List</a> · <a id="to-play" routerLink="/play">Drag and form</a></nav>
    <main><router-outlet /></main>
  `,
})
export class App {
  constructor() {
    // For whoever wants to see what Angular does while things move.
    afterEveryRender(() => performance.mark('render'));
  }
}
