import { browserStorage } from '#kit/browser-storage.ts'

/** Products viewed in this browser, the latest first; sent only to fetch their cards. */
const storageKey = 'luot_seen'
const maxProducts = 9

export function recentlyViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string').slice(0, maxProducts)
      : []
  } catch {
    return []
  }
}

export function rememberViewed(id: string) {
  browserStorage.setItem(
    storageKey,
    JSON.stringify([id, ...recentlyViewed().filter((one) => one !== id)].slice(0, maxProducts)),
  )
}

export const clearViewed = () => browserStorage.removeItem(storageKey)
