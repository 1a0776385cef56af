import { searchFields } from '#web/shell/search/search-fields.ts'

/** What is sought in a list, no longer than its field lets one type. */
export const askedText = (params: URLSearchParams) =>
  (params.get('q') ?? '').normalize().trim().slice(0, searchFields.q.max)

/** A word of the address, where it is one of these: words that a list does not know ask for nothing. */
export const askedWord = <T extends string>(params: URLSearchParams, name: string, known: readonly T[]) =>
  known.find((one) => one === params.get(name)) ?? null

/** The page that is shown: the asked one, kept within what there is, or within what was counted of it (`most`). */
export function pageWithin(asked: string | null, counted: number, perPage: number, most = Infinity) {
  const rows = Math.min(counted, most)
  const pages = Math.max(1, Math.ceil(rows / perPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1))
  const shown = { from: rows === 0 ? 0 : (page - 1) * perPage + 1, until: Math.min(rows, page * perPage) }
  return { page, pages, ...shown, rows, ...(counted > most && { isMore: true }) }
}
export type Pages = ReturnType<typeof pageWithin>

/** Which numbers a pager shows: both ends and the neighbours; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages)
  return shown.flatMap((n, at) => {
    const before = shown[at - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}

/** The search of the same list with something changed. Another filter begins at its first page, and what is empty leaves the address. */
export function searchWith(params: URLSearchParams, change: Record<string, string | number | null>) {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

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
