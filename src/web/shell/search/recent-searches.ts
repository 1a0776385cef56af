import { browserStorage } from '#kit/browser-storage.ts'

const key = 'luot_searches'
const most = 6

/** Searches of this browser, the latest first; never sent to the server. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(q: string) {
  const others = recentSearches().filter((one) => one !== q)
  write([q, ...others].slice(0, most))
}

export const forgetSearches = () => write([])

function write(kept: string[]) {
  if (kept.length) browserStorage.setItem(key, JSON.stringify(kept))
  else browserStorage.removeItem(key)
}
