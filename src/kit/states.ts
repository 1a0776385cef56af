type Table<S extends string> = Record<S, readonly NoInfer<S>[]>

/** A table of allowed moves, readable by a shopkeeper; asking is cheap, moving by compare-and-set is the verb's affair. */
export const defineMoves = <S extends string>(table: Table<S>) => ({
  states: Object.keys(table) as S[],
  mayMove: (from: S, to: S) => next(table, from).includes(to),
  next: (from: S) => next(table, from),
})

/** A state that the table does not know (a row of another version) leads nowhere. */
const next = <S extends string>(table: Table<S>, from: S): readonly S[] =>
  Object.hasOwn(table, from) ? table[from] : []
