type Choosable = {
  key: string
  /** stands in every choice of columns, as a box to tick does */
  fixed?: boolean
  /** shown when it is asked for only */
  spare?: boolean
}

/** The columns that the address asks for (`cols=code,total`), in the order of the table; those that are not spare where it asks for none it knows. The first with a name always stays: it says what a row is. */
export function shownColumns<C extends Choosable>(columns: readonly C[], params: URLSearchParams): C[] {
  const asked = params.get('cols')?.split(',') ?? []
  const known = columns.filter(({ key }) => asked.includes(key))
  if (!known.length) return columns.filter(({ spare }) => !spare)
  const first = columns.find(({ fixed }) => !fixed)
  return columns.filter((column) => column.fixed || column === first || known.includes(column))
}
