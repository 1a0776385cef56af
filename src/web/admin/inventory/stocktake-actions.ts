import type { Db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { readDong } from '#kit/read-dong.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { bookOnce } from '#shop/inventory/moves/book-once.ts'
import { closeStocktake } from '#shop/inventory/stocktakes/close-stocktake.ts'
import { countPieces, type CountedPieces } from '#shop/inventory/stocktakes/count-pieces.ts'
import { dropStocktake } from '#shop/inventory/stocktakes/drop-stocktake.ts'
import { matchLines } from '#shop/inventory/stocktakes/match-lines.ts'
import { readLines } from '#shop/inventory/stocktakes/read-lines.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { formId } from './form-id.ts'
import type { StocktakeIntent } from './stocktake-intent.ts'
import { countFields, seenName } from './inventory-fields.ts'

type Sent = { db: Db; actor: Actor; id: string; form: FormData }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | void>

const most = 100_000
const prefix = 'found:'

/** The counted numbers of one page; an emptied field removes the count. */
const sheet: Move = async ({ db, actor, id, form }) => {
  const counted: CountedPieces[] = []
  const errors: Record<string, string> = {}
  const values: Record<string, string> = {}
  for (const [name, typed] of form) {
    if (!name.startsWith(prefix) || typeof typed !== 'string') continue
    values[name] = typed
    const variantId = name.slice(prefix.length)
    const found = typed.trim() === '' ? null : readDong(typed)
    if (!isUuid(variantId) || found === undefined || (found ?? 0) > most) errors[name] = m.stock_count_error()
    else if (found !== null || form.get(`was:${variantId}`))
      counted.push({ variantId, found, seen: Number(form.get(seenName(variantId))) })
  }
  if (Object.keys(errors).length) return { errors, values }
  const changed = counted.filter((one) => isChanged(form, one))
  const moved = await countPieces(db, actor, { stocktakeId: id, counted: changed })
  if (!moved.length) return
  // The form goes back with the numbers of now, so that a row which was counted again can be saved.
  for (const { variantId, onHand } of moved) {
    errors[prefix + variantId] = m.stock_count_row_moved({ count: formatCount(onHand) })
    values[seenName(variantId)] = String(onHand)
  }
  return { errors, values }
}

/** An unchanged number is not saved again, so that its time and the expected stock at that time stay. */
const isChanged = (form: FormData, { variantId, found }: CountedPieces) =>
  String(form.get(`was:${variantId}`) ?? '') !== (found === null ? '' : String(found))

const scan: Move = async ({ db, actor, id, form }) => {
  const text = String(form.get('lines') ?? '')
  const formsId = formId(form)
  const wrong = (words: string, sentId = formsId) => ({ errors: { lines: words }, values: { lines: text, id: sentId } })
  const error = textError(countFields.lines, text)
  if (error) return wrong(error)
  const { lines, faulty } = readLines(text)
  const { matched, unknown } = await matchLines(db, lines)
  const unreadable = [...faulty.map((one) => one.text), ...unknown.map((one) => one.code)]
  if (unreadable.length || !matched.length) {
    const words = unreadable.length
      ? m.stock_count_faulty({ lines: unreadable.slice(0, 10).join(', ') })
      : m.stock_receive_none()
    return wrong(words)
  }
  const counted = matched.map(({ variantId, quantity }) => ({ variantId, found: quantity }))
  // Scanned pieces are added, so a form sent twice would count them twice.
  const isNew = await bookOnce(db, actor, { id: formsId, note: null }, (tx) =>
    countPieces(tx, actor, { stocktakeId: id, counted, adds: true }),
  )
  // Lines may have been added to the form since then: they stay, under another id.
  if (!isNew) return wrong(m.stock_count_again(), crypto.randomUUID())
}

const close: Move = async ({ db, actor, id, form }) => {
  if (form.get('agree') !== 'on') return { errors: { agree: m.stock_count_close_missing() } }
  await closeStocktake(db, actor, id)
}

const drop: Move = async ({ db, actor, id }) => dropStocktake(db, actor, id)

export const stocktakeActions: Record<StocktakeIntent, Move> = { sheet, scan, close, drop }
