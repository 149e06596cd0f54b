import { checkObject, wrongKind } from './check.js';

/** Animates texts and colours: the result of {@link cssValues}. */
export interface ValueMix {
  /**
   * For this library's own use: how texts of one form become numbers and texts again.
   *
   * @param name The name of the function in errors.
   * @param what The name of the texts in errors.
   * @throws TypeError when a sample is not a text of the form of the first one.
   */
  readonly pieceOf: (name: string, what: string, samples: readonly unknown[]) => object;
  /**
   * For this library's own use: an action that animates values of a target straight to others, some of them texts.
   * Missing if texts are refused.
   *
   * @param name The name of the action in errors.
   * @param isEntrance Whether the action starts at these values instead.
   */
  readonly actionOf?:
    ((name: string, duration: number, values: readonly object[], isEntrance: boolean) => object) | undefined;
}

/** Refuses texts: the error names the option that animates them. */
export const NO_TEXTS: ValueMix = {
  pieceOf(name, what, [text]) {
    throw wrongKind(name, what, 'a number, or a string with the option mix: cssValues() of rx-motion', text);
  },
};

/** The option that animates texts, of the function `name`. */
export function mixOf(name: string, options: { readonly mix?: ValueMix | undefined }): ValueMix {
  const { mix = NO_TEXTS } = checkObject(name, 'options', options);
  if (typeof (mix as Partial<ValueMix> | null)?.pieceOf === 'function') return mix;
  throw wrongKind(name, 'mix', 'cssValues()', mix);
}
