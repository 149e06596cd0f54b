/** What an action may run on: any object but an element, which needs a `domTarget`. */
export interface Target {
  readonly nodeType?: 'a target must be domTarget(element) of rx-motion/dom' | undefined;
}
