/** The end of an error message where two copies of the library have met: what came in, and how to find out why. */
export const ofAnotherCopy: string = 'of another copy of rx-motion; `npm ls rx-motion` lists the copies';
