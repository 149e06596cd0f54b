import { checkObject, wrongKind } from './check.js';

/** Animates texts and colours: the result of {@link cssValues}. */
export interface ValueMix {
  /**
   * For this library's own use: how texts of one form become numbers and texts again.
   *
   * @param name As errors call the function.
   * @param what As errors call the texts.
   * @throws TypeError when a sample is not a text of the form of the first one.
   */
  readonly pieceOf: (name: string, what: string, samples: readonly unknown[]) => object;
  /**
   * For this library's own use: an action that brings values of a target straight to others, some of them texts.
   * Missing where texts are refused.
   *
   * @param name As errors call the action.
   * @param isEntrance Whether the action comes from these values instead.
   */
  readonly actionOf?: (name: string, duration: number, values: readonly object[], isEntrance: boolean) => object;
}

/** Animates no texts: its error names what does. */
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
