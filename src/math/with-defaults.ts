/** Options whose defaults have been filled in. */
export type WithDefaults<O> = { readonly [K in keyof O]-?: Exclude<O[K], undefined> };
