import { browserStorage } from '#kit/browser-storage.ts'
import { keepSaved, loadSaved } from '#shop/cart/saved-storage.ts'
import { toWantedLine } from './to-wanted-line.ts'
import { postSavedLines } from './post-saved-lines.ts'

/** What a visitor put aside in this browser goes to whoever signed in, and leaves the browser once it is there. */
export async function mergeSavedOnSignIn(href: string) {
  const items = loadSaved(browserStorage)
  if (!items.length) return
  const answer = await postSavedLines(href, { merge: items.map((item) => toWantedLine(item, item.quantity)) })
  if (!answer || 'refusal' in answer) return
  keepSaved(browserStorage, [])
  for (const heard of joined) heard()
}

const joined = new Set<() => void>()

/** A page that shows what is put aside hears of it; answers how to stop. */
export function onSavedMerged(work: () => void) {
  joined.add(work)
  return () => void joined.delete(work)
}
