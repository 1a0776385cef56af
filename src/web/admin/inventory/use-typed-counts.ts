import { useEffect, useState } from 'react'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { seenName } from './inventory-fields.ts'

/** A number typed and not saved: what was saved before, what stood on record beside it, and the name by which an error says it. */
export type TypedCount = { text: string; was: string; seen: string; name: string }
export type TypedCounts = ReadonlyMap<string, TypedCount>

/** The typed numbers with one more; a number typed back to the saved one is no longer unsaved. */
export function withTyped(typed: TypedCounts, variantId: string, count: TypedCount): TypedCounts {
  const next = new Map(typed)
  if (count.text.trim() === count.was) next.delete(variantId)
  else next.set(variantId, count)
  return next
}

/** What is left after a save: numbers that changed while it was under way stay. */
export const withoutSaved = (typed: TypedCounts, sent: TypedCounts): TypedCounts =>
  new Map([...typed].filter(([variantId, { text }]) => sent.get(variantId)?.text !== text))

/** The typed numbers, each beside the number on record of which a refused save told: counted again, it can be saved. */
export const withSeen = (typed: TypedCounts, told: Record<string, string>): TypedCounts =>
  new Map([...typed].map(([id, count]) => [id, { ...count, seen: told[seenName(id)] ?? count.seen }]))

/**
 * Numbers typed into the sheet, on whatever page or search: the page stays while its rows change, and so do they. `saved` is the mark of the save that the
 * address tells of.
 */
export function useTypedCounts(saved: string | null, answer?: Answer) {
  const [typed, setTyped] = useState<TypedCounts>(new Map())
  const [sent, setSent] = useState<{ mark: string; typed: TypedCounts }>()
  useEffect(() => {
    if (!sent || sent.mark !== saved) return
    setTyped((now) => withoutSaved(now, sent.typed))
    setSent(undefined)
  }, [saved, sent])
  useEffect(() => {
    if (answer) setTyped((now) => withSeen(now, answerTo(answer, 'sheet').values))
  }, [answer])
  return {
    typed,
    onType: (variantId: string, count: TypedCount) => setTyped((now) => withTyped(now, variantId, count)),
    onSend: (mark: string) => setSent({ mark, typed }),
  }
}
