import { browserStorage } from '#kit/browser-storage.ts'
import { storeSavedLines, loadSavedLines } from '#shop/cart/saved-storage.ts'
import { toWantedLine } from './to-wanted-line.ts'
import { postSavedLines } from './post-saved-lines.ts'

/** Moves lines that a visitor saved for later in this browser to the account that signed in, then clears them here. */
export async function mergeSavedOnSignIn(href: string) {
  const items = loadSavedLines(browserStorage)
  if (!items.length) return
  const answer = await postSavedLines(href, { merge: items.map((item) => toWantedLine(item, item.quantity)) })
  if (!answer || 'refusal' in answer) return
  storeSavedLines(browserStorage, [])
  for (const notify of joined) notify()
}

const joined = new Set<() => void>()

/** Calls `work` after saved lines were merged, for a page that shows them. Returns a function that stops it. */
export function onSavedMerged(work: () => void) {
  joined.add(work)
  return () => void joined.delete(work)
}
