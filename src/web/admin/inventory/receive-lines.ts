import type { Locale } from '#kit/localized.ts'
import { textError } from '#platform/forms/field-schema.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { listUnreceived } from '#shop/inventory/moves/list-unreceived.ts'
import { receiveDelivery } from '#shop/inventory/moves/receive-delivery.ts'
import { matchLines } from '#shop/inventory/stocktakes/match-lines.ts'
import { readLines } from '#shop/inventory/stocktakes/read-lines.ts'
import { receivingFields } from './inventory-fields.ts'
import { readVariants } from './read-variant.ts'

/** The form again, with a preview; `isRest`: it was received before, and `lines` are those that were added since. */
export type ReceiveAnswer = {
  id: string
  lines: string
  note: string
  errors: { lines?: string; note?: string }
  read: DeliveryRead
  isRest?: true
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
  const rest = isNew ? '' : await linesNotReceived(db, { id, rows: read.rows })
  if (!rest) return { received: { isNew, pieces: read.pieces, kinds: read.rows.length } }
  // Under another id, or they would be taken for the first sending again.
  const left = { id: crypto.randomUUID(), lines: rest, read: await readDelivery(db, locale, rest) }
  return { answer: { ...form, ...left, isRest: true }, status: 422 }
}

/** Lines that were added to the form after the answer to its first sending was lost. */
async function linesNotReceived(db: Db, { id, rows }: { id: string; rows: DeliveryRead['rows'] }) {
  const rest = await listUnreceived(db, { id, takes: rows })
  return rest
    .map(({ variantId, quantity }) => `${rows.find((row) => row.variantId === variantId)!.sku} ${quantity}\n`)
    .join('')
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
