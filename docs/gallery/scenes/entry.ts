import type { Scene } from '../scene.js';

/** A scene and where it stands in the gallery. */
export interface Entry {
  /** As it is called in the address. */
  readonly id: string;
  readonly family: string;
  readonly scene: Scene;
  /** The text of its file. */
  readonly source: string;
}
