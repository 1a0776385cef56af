import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { changeSavedLines } from '#shop/cart/change-saved-lines.ts'
import { lineKey, readLineKey } from '#shop/cart/line-key.ts'
import { moveSavedToCart } from '#shop/cart/move-saved-to-cart.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { linesOfSameBundle } from '#shop/cart/bundle-mark.ts'
import { saveForLater } from '#shop/cart/save-for-later.ts'
import { maxLineQuantity } from '#shop/cart/saved-quantity.ts'
import { agreedAt, type LineChange } from '#shop/cart/cart-line-input.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import { matchesChoices } from '#shop/catalogue/product.ts'
import { listForSale, listVariants } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import type { CartOwner } from '#web/shell/cart/cart-owner.server.ts'
import { m } from '#words/messages.js'
import { withFit } from '../product/size-and-width.ts'
import { readServices } from '../product/read-services.ts'
import { movedMessage } from './moved-message.ts'
import type { ChangedCart } from './to-changed-cart.server.ts'

const line = z
  .string()
  .max(400)
  .transform(readLineKey)
  .pipe(z.object({ variantId: z.uuid(), services: z.array(z.uuid()) }))
const chosen = z.object({ services: z.array(z.uuid()).max(6), isAgreed: z.boolean() })

/** Save a line for later, move it back to the cart, delete it. */
const savedIntents = ['later', 'back', 'drop'] as const
type SavedIntent = (typeof savedIntents)[number]

type SavedChange = { intent: SavedIntent; line: { variantId: string; services: string[] } }

/** Changes saved lines from a form without scripts. Only for signed-in people, since a visitor's saved lines are in the browser. */
async function changeSavedFromForm(db: Db, userId: string | null, { intent, line }: SavedChange): Promise<Changed> {
  if (!userId) return { refusal: m.cart_saved_unknown() }
  const key = lineKey(line)
  if (intent === 'back') return moveBack(db, userId, key)
  const { refusal } = await orRefusal<unknown>(
    intent === 'later' ? saveForLater(db, userId, key) : changeSavedLines(db, userId, [{ ...line, quantity: 0 }]),
  )
  return refusal ? { refusal: refusal.say(requestLocale()) } : {}
}

/** Says how many moved where some stay saved. */
async function moveBack(db: Db, userId: string, key: string): Promise<Changed> {
  const { done: split, refusal } = await orRefusal(moveSavedToCart(db, userId, key))
  if (refusal) return { refusal: refusal.say(requestLocale()) }
  if (!split?.kept) return {}
  const [sold] = await listForSale(db, requestLocale(), [split.variantId])
  return sold ? { notice: movedMessage(sold.name, split) } : {}
}

const change = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId: z.uuid(),
    quantity: z.coerce.number().int().min(1).max(maxLineQuantity).catch(1),
    options: z.record(z.string(), z.string().max(40)),
    chosen,
  }),
  z.object({ intent: z.literal('set'), line, quantity: z.coerce.number().int().min(0).max(maxLineQuantity) }),
  z.object({ intent: z.literal('remove'), line }),
  /** Takes one service off its line. */
  z.object({ intent: z.literal('unwork'), line, service: z.uuid() }),
  /** Agrees that goods with services cannot be returned. */
  z.object({ intent: z.literal('agree'), line }),
  /** Accepts today's price. */
  z.object({ intent: z.literal('accept'), line }),
  /** Undoes a removal. */
  z.object({
    intent: z.literal('restore'),
    lines: z.array(line).min(1).max(4),
    quantity: z.coerce.number().int().min(1).max(maxLineQuantity),
    agreed: agreedAt,
  }),
  z.object({ intent: z.enum(savedIntents), line }),
])

type Change = z.infer<typeof change>
type SavedChangeForm = Extract<Change, { intent: SavedIntent }>
const isSavedChange = (asked: Change): asked is SavedChangeForm =>
  savedIntents.some((intent) => intent === asked.intent)
/** The cart as it was changed, if it was; what was removed, what was refused, and a notice where less was done than asked. */
type Changed = {
  put?: ChangedCart
  removed?: Line[]
  notice?: string
  refusal?: string
  refused?: Pick<Add, 'productId' | 'options'>
}

/** Makes one change from a form without scripts; an invalid one is refused in a sentence and changes nothing. */
export async function changeCart(db: Db, basket: CartOwner, form: FormData): Promise<Changed> {
  const fields = withFit(Object.fromEntries(form))
  const options = Object.fromEntries(
    optionKeys.flatMap((key) => (typeof fields[key] === 'string' && fields[key] ? [[key, fields[key]]] : [])),
  )
  const read = change.safeParse({ ...fields, options, chosen: readServices(form), lines: form.getAll('line') })
  if (!read.success) return { refusal: m.cart_unknown_variant() }
  const asked = read.data
  if (isSavedChange(asked)) return changeSavedFromForm(db, basket.userId, asked)
  const lines = basket.cartId ? await listCartLines(db, basket.cartId) : []
  if (asked.intent === 'add') return add(db, basket, asked, lines)
  const put = await setCart(db, basket, changesOf(asked, lines), lines)
  const removed = asked.intent === 'remove' ? lineOf(asked, lines) : undefined
  return { put, removed: removed && linesOfSameBundle(removed, lines) }
}

type Line = Awaited<ReturnType<typeof listCartLines>>[number]

const lineOf = ({ line }: { line: { variantId: string; services: string[] } }, lines: Line[]) =>
  lines.find(({ key }) => key === lineKey(line))

/** The resulting line changes; a line that is no longer in the cart comes back only by `restore`. */
function changesOf(asked: Exclude<Change, SavedChangeForm | { intent: 'add' }>, lines: Line[]): LineChange[] {
  if (asked.intent === 'restore')
    return asked.lines.map((line) => ({
      ...line,
      quantity: asked.quantity + (lineOf({ line }, lines)?.quantity ?? 0),
      finalSince: asked.agreed,
    }))
  const was = lineOf(asked, lines)
  if (!was) return []
  if (asked.intent === 'set') return linesOfSameBundle(was, lines).map((one) => ({ ...one, quantity: asked.quantity }))
  if (asked.intent === 'remove') return linesOfSameBundle(was, lines).map((one) => ({ ...one, quantity: 0 }))
  if (asked.intent === 'accept') return [{ ...was, seenPrice: null }]
  if (asked.intent === 'agree') return [{ ...was, finalSince: new Date() }]
  const services = was.services.filter((id) => id !== asked.service)
  const there = lines.find(({ key }) => key === lineKey({ ...was, services }))
  const withoutService = { ...was, services, seenPrice: null, quantity: was.quantity + (there?.quantity ?? 0) }
  return services.length === was.services.length ? [] : [{ ...was, quantity: 0 }, withoutService]
}

type Add = Extract<Change, { intent: 'add' }>

async function add(db: Db, basket: CartOwner, added: Add, lines: Line[]): Promise<Changed> {
  const { productId, options, quantity, chosen } = added
  const refuse = (refusal: string) => ({ refusal, refused: { productId, options } })
  const variants = await listVariants(db, productId)
  const complete = variants.filter((variant) => matchesChoices(variant.options, options))
  if (!complete.length) return refuse(m.cart_unknown_variant())
  if (complete.length > 1) return refuse(m.cart_choose_all())
  const { id } = complete[0]!
  const left = (await availableOf(db, [id])).get(id)
  if (left !== undefined && left <= 0) return refuse(m.cart_sold_out())
  const services = [...new Set(chosen.services)].sort()
  if (services.length && !chosen.isAgreed) return refuse(m.service_final_missing())
  const there = lines.find(({ key }) => key === lineKey({ variantId: id, services }))
  const finalSince = services.length ? (there?.finalSince ?? new Date()) : null
  const newLine = { variantId: id, services, finalSince, quantity: quantity + (there?.quantity ?? 0) }
  return { put: await setCart(db, basket, [newLine], lines) }
}

/** Sets lines of the cart and leaves the others. */
export async function setCart(db: Db, basket: CartOwner, asked: LineChange[], before: Line[]): Promise<ChangedCart> {
  // A browser drops a line of more from its own cart.
  const changes = asked.map((one) => ({ ...one, quantity: Math.min(one.quantity, maxLineQuantity) }))
  const changed = changes.map(lineKey)
  if (basket.userId) return { ...(await changeLines(db, basket.userId, changes)), changed }
  const lines = new Map<string, LineChange>(before.map((one) => [one.key, one]))
  for (const one of changes) lines.set(lineKey(one), one)
  const { cartId, added } = await replaceCart(
    db,
    basket.cartId,
    [...lines.values()].filter((one) => one.quantity),
  )
  return { cartId, added, changed }
}
