import { tabStorage } from '#kit/browser-storage.ts'
import type { SearchOption } from '#web/shell/search/search-options.ts'

const most = 8
const recentKey = 'luot_recent'

/** Recently opened pages of this tab, the latest first. They may contain customers' names, so they go when the tab is closed. */
export function readRecent(): SearchOption[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(recentKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOption) : []
  } catch {
    return []
  }
}

export function keepRecent({ to, label, note }: SearchOption) {
  const recent = [{ to, label, note }, ...readRecent().filter((one) => one.to !== to)].slice(0, most)
  tabStorage.setItem(recentKey, JSON.stringify(recent))
}

const isOption = (one: unknown): one is SearchOption => {
  const { to, label } = (one ?? {}) as Partial<SearchOption>
  return typeof to === 'string' && to.startsWith('/') && typeof label === 'string'
}
