import { tabStorage } from '#kit/browser-storage.ts'
import { withoutLocale } from '#kit/localized.ts'
import { putBack, readStored } from './restore-typed.ts'
import { readTyped, type TypedPage } from './typed-fields.ts'

const unsentKey = 'luot_unsent'
/** A sign-in takes minutes; after longer the form may say something else, and an account number need not lie about. */
const keptMs = 60 * 60_000
type UnsentForm = TypedPage & { userId: string; since: number }

/** Keeps what is typed on this page until its person has signed in again. */
export const keepUnsent = (userId: string) =>
  tabStorage.setItem(
    unsentKey,
    JSON.stringify({ at: thisPage(), userId, since: Date.now(), typed: readTyped() } satisfies UnsentForm),
  )

/** After a sign-in: puts back what its person had typed here, once; nobody else gets to see it. */
export async function restoreUnsent(userId: string) {
  const unsent = readStored<UnsentForm>(unsentKey)
  if (!unsent) return
  const isTheirs = unsent.userId === userId && Date.now() - unsent.since < keptMs
  // They signed in in another tab: this one still shows the sign-in that leads back to the form.
  if (isTheirs && /^(\/en)?\/auth\b/.test(location.pathname)) return
  forgetUnsent()
  if (isTheirs && unsent.at === thisPage()) await putBack(unsent.typed)
}

export const forgetUnsent = () => tabStorage.removeItem(unsentKey)

/** The address in either language, without the notice that a sign-in adds to it. */
function thisPage() {
  const search = new URLSearchParams(location.search)
  search.delete('notice')
  return `${withoutLocale(location.pathname)}?${search}`
}
