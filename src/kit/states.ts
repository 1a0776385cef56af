type Table<S extends string> = Record<S, readonly NoInfer<S>[]>

/** A table of allowed moves, readable by a shopkeeper; asking is cheap, moving by compare-and-set is the verb's affair. */
export const moves = <S extends string>(table: Table<S>) => ({
  states: Object.keys(table) as S[],
  mayMove: (from: S, to: S) => table[from].includes(to),
  next: (from: S) => table[from],
})
