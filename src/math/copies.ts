/** The end of an error message when two copies of the library meet: what the value is, and how to find the cause. */
export const ofAnotherCopy: string = 'of another copy of rx-motion; `npm ls rx-motion` lists the copies';
