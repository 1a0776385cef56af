import type { Locale } from '#kit/localized.ts'
import { textError } from '#platform/forms/field-schema.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { compareReceived } from '#shop/inventory/moves/compare-received.ts'
import { receiveDelivery } from '#shop/inventory/moves/receive-delivery.ts'
import { matchLines } from '#shop/inventory/stocktakes/match-lines.ts'
import { readLines } from '#shop/inventory/stocktakes/read-lines.ts'
import { receivingFields } from './inventory-fields.ts'
import { readVariants } from './read-variant.ts'

/** The form again, with a preview. */
export type ReceiveAnswer = {
  id: string
  lines: string
  note: string
  errors: { lines?: string; note?: string }
  read: DeliveryRead
  /** It was received before: `lines` are those that were added since, `gone` those that it no longer lists. */
  before?: { gone: string }
}

type Received = { isNew: boolean; pieces: number; kinds: number }
type Outcome =
  | { answer: ReceiveAnswer; status: number; received?: undefined }
  | { answer?: undefined; status?: undefined; received: Received }

type Sent = { intent: 'read' | 'receive'; id: string; lines: string; note: string; locale: Locale }

/** The preview and the booking read the same lines, so what was shown is what is booked. */
export async function receiveLines(db: Db, actor: Actor, { intent, id, lines, note, locale }: Sent): Promise<Outcome> {
  const errors = { lines: textError(receivingFields.lines, lines), note: textError(receivingFields.note, note) }
  const form = { id, lines, note, errors }
  if (errors.lines || errors.note)
    return { answer: { ...form, read: { rows: [], faulty: [], pieces: 0 } }, status: 422 }
  const read = await readDelivery(db, locale, lines)
  const isWhole = read.rows.length > 0 && read.faulty.length === 0
  if (intent === 'read' || !isWhole) return { answer: { ...form, read }, status: intent === 'read' ? 200 : 422 }
  const takes = read.rows.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const isNew = await receiveDelivery(db, actor, { id, note: note.trim() || null, takes })
  const { added, gone } = isNew ? { added: [], gone: [] } : await compareReceived(db, { id, takes })
  if (!added.length && !gone.length) return { received: { isNew, pieces: read.pieces, kinds: read.rows.length } }
  const text = await linesOf(db, locale, added)
  return {
    answer: {
      ...form,
      // Under another id, or they would be taken for the first sending again.
      id: crypto.randomUUID(),
      lines: text,
      read: await readDelivery(db, locale, text),
      before: { gone: (await linesOf(db, locale, gone)).trim() },
    },
    status: 422,
  }
}

/** As they are written in the form. */
async function linesOf(db: Db, locale: Locale, takes: { variantId: string; quantity: number }[]) {
  const variants = await readVariants(
    db,
    locale,
    takes.map(({ variantId }) => variantId),
  )
  return takes.map(({ variantId, quantity }) => `${variants.get(variantId)?.sku ?? variantId} ${quantity}\n`).join('')
}

/** Parses pasted lines into variants with the number that arrives and the stock afterwards, and the lines that cannot be read. */
async function readDelivery(db: Db, locale: Locale, text: string) {
  const { lines, faulty } = readLines(text)
  const { matched, unknown } = await matchLines(db, lines)
  const variants = await readVariants(
    db,
    locale,
    matched.map(({ variantId }) => variantId),
  )
  const rows = matched.flatMap(({ variantId, quantity }) => {
    const row = variants.get(variantId)
    // Lines of a prepared list of which nothing arrived.
    return row && quantity > 0 ? [{ ...row, quantity }] : []
  })
  return {
    rows,
    pieces: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    faulty: [...faulty, ...unknown.map(({ line, code }) => ({ line, text: code }))].sort((a, b) => a.line - b.line),
  }
}
export type DeliveryRead = Awaited<ReturnType<typeof readDelivery>>
