import { provideZoneChangeDetection, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter } from '@angular/router';
import { App } from './app';
import { List } from './list';
import { Play } from './play';

void bootstrapApplication(App, {
  providers: [
    'Zone' in globalThis ? provideZoneChangeDetection() : provideZonelessChangeDetection(),
    provideRouter([
      { path: '', component: List },
      { path: 'play', component: Play },
    ]),
  ],
});
