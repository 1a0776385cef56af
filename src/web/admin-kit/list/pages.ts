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
