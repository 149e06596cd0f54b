import { ChangeDetectionStrategy, Component, afterEveryRender } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

/** Two pages, which share a cell of a grid while one leaves and the other enters. */
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
    // To inspect Angular's work during motion.
    afterEveryRender(() => performance.mark('render'));
  }
}
