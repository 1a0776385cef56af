type Table<S extends string> = Record<S, readonly NoInfer<S>[]>

/** A table of allowed moves that a shopkeeper can read. It only answers; callers change the state by compare-and-set. */
export const defineMoves = <S extends string>(table: Table<S>) => ({
  states: Object.keys(table) as S[],
  mayMove: (from: S, to: S) => next(table, from).includes(to),
  next: (from: S) => next(table, from),
})

/** A state that is not in the table (a row of another version) has no moves. */
const next = <S extends string>(table: Table<S>, from: S): readonly S[] =>
  Object.hasOwn(table, from) ? table[from] : []
