import { ChangeDetectionStrategy, Component, afterEveryRender } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

/** Two pages; during a transition, both are in the same grid cell. */
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
    // Marks each rendering for the profiler: motion should cause none.
    afterEveryRender(() => performance.mark('render'));
  }
}
