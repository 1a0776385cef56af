import { browserStorage } from '#kit/browser-storage.ts'

const key = 'luot_searches'
const maxSearches = 6

/** Searches of this browser, the latest first; never sent to the server. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, maxSearches) : []
  } catch {
    return []
  }
}

export function rememberSearch(q: string) {
  const older = recentSearches().filter((one) => one !== q)
  write([q, ...older].slice(0, maxSearches))
}

export const clearRecentSearches = () => write([])

function write(searches: string[]) {
  if (searches.length) browserStorage.setItem(key, JSON.stringify(searches))
  else browserStorage.removeItem(key)
}
