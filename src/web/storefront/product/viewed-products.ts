import { browserStorage } from '#kit/browser-storage.ts'

/** What was looked at in this browser, the latest first; told to nobody but to ask for its cards. */
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
