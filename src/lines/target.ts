/** What an action may run on: any object but an element, which has a target of its own. */
export interface Target {
  readonly nodeType?: 'a target must be domTarget(element) of rx-motion/dom';
}
