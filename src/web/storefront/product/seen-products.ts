import { browserStorage } from '#kit/browser-storage.ts'

/** What was looked at in this browser, the latest first; told to nobody but to ask for its cards. */
const seenKey = 'luot_seen'
const most = 9

export function seenProducts(): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(seenKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSeen(id: string) {
  browserStorage.setItem(seenKey, JSON.stringify([id, ...seenProducts().filter((one) => one !== id)].slice(0, most)))
}

export const forgetSeen = () => browserStorage.removeItem(seenKey)
