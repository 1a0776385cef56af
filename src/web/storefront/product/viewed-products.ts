import { browserStorage } from '#kit/browser-storage.ts'

/** Products viewed in this browser, the latest first; sent only to fetch their cards. */
const seenKey = 'luot_seen'
const most = 9

export function recentlyViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(seenKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberViewed(id: string) {
  browserStorage.setItem(seenKey, JSON.stringify([id, ...recentlyViewed().filter((one) => one !== id)].slice(0, most)))
}

export const forgetViewed = () => browserStorage.removeItem(seenKey)
