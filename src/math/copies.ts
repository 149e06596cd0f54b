/** The end of an error message about a value from another copy of the library, with a way to find that copy. */
export const ofAnotherCopy: string = 'of another copy of rx-motion; `npm ls rx-motion` lists the copies';
