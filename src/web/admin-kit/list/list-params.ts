import { saidParams } from '#shop/views/view-fields.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

/** The search text, cut to the length of its field. */
export const textParam = (params: URLSearchParams) =>
  (params.get('q') ?? '').normalize().trim().slice(0, searchFields.q.max)

/** A query parameter if it is one of the known words, otherwise null: an unknown word does not filter. */
export const enumParam = <T extends string>(params: URLSearchParams, name: string, known: readonly T[]) =>
  known.find((one) => one === params.get(name)) ?? null

/** The requested page, limited to the pages that exist. Rows are counted only up to `most`. */
export function pageWithin(requested: string | null, counted: number, perPage: number, most = Infinity) {
  const rows = Math.min(counted, most)
  const pages = Math.max(1, Math.ceil(rows / perPage))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(requested)) || 1))
  const shown = { from: rows === 0 ? 0 : (page - 1) * perPage + 1, until: Math.min(rows, page * perPage) }
  return { page, pages, ...shown, rows, ...(counted > most && { isMore: true }) }
}
export type Pages = ReturnType<typeof pageWithin>

/** Page numbers of a pager: both ends and the neighbours of the current page; null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages)
  return shown.flatMap((n, at) => {
    const before = shown[at - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}

/** The query of the same list with a change. A new filter starts at the first page; empty parameters and earlier messages are removed. */
export function searchWith(params: URLSearchParams, change: Record<string, string | number | null>) {
  const next = new URLSearchParams(params)
  for (const name of ['page', ...saidParams]) next.delete(name)
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

type Choosable = {
  key: string
  /** Cannot be hidden, for example the column of checkboxes. */
  fixed?: boolean
  /** Hidden unless chosen. */
  spare?: boolean
}

/**
 * The columns chosen in the query (`cols=code,total`) in table order; without a known one, those that are not spare. The first column that
 * can be hidden always stays, because it names the row.
 */
export function shownColumns<C extends Choosable>(columns: readonly C[], params: URLSearchParams): C[] {
  const chosen = params.get('cols')?.split(',') ?? []
  const known = columns.filter(({ key }) => chosen.includes(key))
  if (!known.length) return columns.filter(({ spare }) => !spare)
  const first = columns.find(({ fixed }) => !fixed)
  return columns.filter((column) => column.fixed || column === first || known.includes(column))
}
