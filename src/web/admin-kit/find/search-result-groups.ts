import type { StaffSearchResult } from '#flows/system/search-for-staff.ts'
import { dong } from '#kit/money.ts'
import type { SearchGroup, SearchOption } from '#web/shell/search/search-options.ts'
import { m } from '#words/messages.js'
import { adminPages, allowedPages } from './admin-pages.ts'
import { articleKindWords } from '../states/article-words.tsx'
import { statusWords } from '../states/product-status-tag.tsx'
import { fold } from '#kit/fold.ts'
import { editDistance, maxEdits } from '#shop/search/phrases/edit-distance.ts'

const mostPages = 6

/**
 * Options of the palette. Before anything is typed: recent pages. Then the records found, exact matches first, and the pages and actions
 * whose names match the typed text without accents and with a typo or two.
 */
export function searchResultGroups(
  typed: string,
  found: StaffSearchResult | undefined,
  may: (to: string) => boolean,
  recent: SearchOption[] = [],
): SearchGroup[] {
  const isEmpty = !typed.trim()
  const known = new Set(isEmpty ? recent.map(({ to }) => to) : [])
  const pages = allowedPages(adminPages(), may).flatMap((group) => group.pages.map(pageOption))
  /** The page may have been opened in the other language. */
  const inThisLanguage = (one: SearchOption) => pages.find(({ to }) => to === one.to) ?? one
  const records = found && [
    group(m.admin_find_orders(), found.orders, orderOption),
    group(m.admin_find_products(), found.products, productOption),
    group(m.admin_find_people(), found.people, personOption),
    group(m.post_rail(), found.articles, articleOption),
  ]
  return [
    ...(isEmpty ? some(m.admin_find_recent(), recent.filter(({ to }) => may(to)).map(inThisLanguage)) : []),
    ...(records ?? []).toSorted((a, b) => Number(b.isExact) - Number(a.isExact)).flatMap(({ shown }) => shown),
    ...some(
      m.admin_find_places(),
      matching(
        typed,
        pages.filter(({ to }) => !known.has(to)),
      ).slice(0, mostPages),
    ),
    ...some(
      m.admin_find_acts(),
      matching(
        typed,
        quickActions().filter(({ to }) => may(to)),
      ),
    ),
  ]
}

/** Options that match the typed text, best first. Matches with typos count only when there is no better one. */
function matching(typed: string, options: SearchOption[]): SearchOption[] {
  const near = options.flatMap((option) => {
    const rank = matchRank(option.label, typed)
    return rank === undefined ? [] : [{ option, rank }]
  })
  const best = near.some(({ rank }) => rank < 2) ? near.filter(({ rank }) => rank < 2) : near
  return best.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option)
}

function group<T extends { exact?: boolean }>(title: string, rows: T[], option: (row: T) => SearchOption) {
  return { isExact: rows.some(({ exact }) => exact), shown: some(title, rows.map(option)) }
}

const some = (title: string, options: SearchOption[] = []): SearchGroup[] =>
  options.length ? [{ title, options }] : []

const pageOption = ({ to, label, key }: { to: string; label: string; key?: string }): SearchOption => ({
  to,
  label,
  note: key && `G ${key.toUpperCase()}`,
})
const orderOption = ({ id, code, name, total }: StaffSearchResult['orders'][number]): SearchOption => ({
  to: `/admin/orders/${id}`,
  label: `${code} · ${name}`,
  note: dong(total),
})
const productOption = ({ id, name, picture, status }: StaffSearchResult['products'][number]): SearchOption => ({
  to: `/admin/products/${id}/edit`,
  label: name,
  note: status === 'active' ? undefined : statusWords[status](),
  picture,
})
const articleOption = ({ id, title, kind }: StaffSearchResult['articles'][number]): SearchOption => ({
  to: `/admin/posts/edit/${id}`,
  label: title,
  note: articleKindWords[kind](),
})
const personOption = ({ id, name, email }: StaffSearchResult['people'][number]): SearchOption => ({
  to: `/admin/users/${id}`,
  label: name,
  note: email,
})

/** Tasks that can be started from the command palette. */
const quickActions = (): { to: string; label: string }[] => [
  { to: '/admin/products/create', label: m.product_admin_create() },
  { to: '/admin/products/sheet', label: m.product_sheet_title() },
  { to: '/admin/inventory/receive', label: m.admin_find_act_receive() },
  { to: '/admin/inventory/counts', label: m.admin_find_act_count() },
  { to: '/admin/promotions/new', label: m.admin_find_act_promotion() },
  { to: '/admin/posts/new', label: m.admin_find_act_post() },
  { to: '/admin/shipping/zones/new', label: m.admin_find_act_zone() },
  { to: '/admin/products/import', label: m.import_title() },
]

/**
 * Ranks how well a name matches the typed text, ignoring accents: 0 starts with it, 1 contains it, 2 has a typo or two; undefined: no
 * match.
 */
export function matchRank(name: string, typed: string): number | undefined {
  const [whole, words] = [fold(name), fold(typed).split(' ').filter(Boolean)]
  if (whole.startsWith(words.join(' '))) return 0
  const parts = whole.split(' ')
  if (words.every((word) => whole.includes(word))) return 1
  const isNear = (word: string) =>
    whole.includes(word) || parts.some((part) => editDistance(word, part, maxEdits(word)) < Infinity)
  return words.every(isNear) ? 2 : undefined
}
