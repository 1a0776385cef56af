import { tabStorage } from '#kit/browser-storage.ts'
import { putBack, readStored } from './restore-typed.ts'
import { readTyped, type TypedPage } from './typed-fields.ts'

const unsentKey = 'luot_unsent'
type UnsentForm = TypedPage & { userId: string }

/** Keeps what is typed on this page until its person has signed in again. */
export const keepUnsent = (userId: string) =>
  tabStorage.setItem(unsentKey, JSON.stringify({ at: thisPage(), userId, typed: readTyped() } satisfies UnsentForm))

/** After a sign-in: puts back what its person had typed here. It is read once, and nobody else gets to see it. */
export async function restoreUnsent(userId: string) {
  const unsent = readStored<UnsentForm>(unsentKey)
  if (unsent?.userId === userId && unsent.at === thisPage()) await putBack(unsent.typed)
}

export const forgetUnsent = () => tabStorage.removeItem(unsentKey)

/** The address in either language, without the notice that a sign-in adds to it. */
function thisPage() {
  const search = new URLSearchParams(location.search)
  search.delete('notice')
  return `${location.pathname.replace(/^\/en(?=\/)/, '')}?${search}`
}
