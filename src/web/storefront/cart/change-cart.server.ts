import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { changeLines } from '#shop/cart/change-lines.ts'
import { putCart } from '#shop/cart/put-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import type { LineChange } from '#shop/cart/wanted.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import { holds } from '#shop/catalogue/product.ts'
import { listVariants } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import type { Basket } from '#web/chrome/basket.server.ts'
import { m } from '#words/messages.js'
import { withFit } from '../product/fit.ts'

const change = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('add'),
    productId: z.uuid(),
    quantity: z.coerce.number().int().min(1).max(99).catch(1),
    options: z.record(z.string(), z.string().max(40)),
  }),
  z.object({ intent: z.literal('set'), variantId: z.uuid(), quantity: z.coerce.number().int().min(0).max(99) }),
  z.object({ intent: z.literal('remove'), variantId: z.uuid() }),
])

type Changed = { cartId: string } | { refusal: string }

/** One change by a form without scripts; what makes no sense is refused in a sentence and changes nothing. */
export async function changeCart(db: Db, basket: Basket, form: FormData): Promise<Changed> {
  const fields = withFit(Object.fromEntries(form))
  const options = Object.fromEntries(
    optionKeys.flatMap((key) => (typeof fields[key] === 'string' && fields[key] ? [[key, fields[key]]] : [])),
  )
  const read = change.safeParse({ ...fields, options })
  if (!read.success) return { refusal: m.cart_unknown_variant() }
  if (read.data.intent === 'add') return add(db, basket, read.data)
  const { variantId } = read.data
  const quantity = read.data.intent === 'set' ? read.data.quantity : 0
  const line = (await linesOf(db, basket)).find((one) => one.variantId === variantId)
  return set(db, basket, { variantId, quantity: line ? quantity : 0, seenPrice: line?.seenPrice })
}

type Add = Extract<z.infer<typeof change>, { intent: 'add' }>

async function add(db: Db, basket: Basket, { productId, options, quantity }: Add): Promise<Changed> {
  const variants = await listVariants(db, productId)
  const complete = variants.filter((variant) => holds(variant.options, options))
  if (!complete.length) return { refusal: m.cart_unknown_variant() }
  if (complete.length > 1) return { refusal: m.cart_choose_all() }
  const { id } = complete[0]!
  const left = (await availableOf(db, [id])).get(id)
  if (left !== undefined && left <= 0) return { refusal: m.cart_sold_out() }
  const there = (await linesOf(db, basket)).find((line) => line.variantId === id)
  return set(db, basket, { variantId: id, quantity: quantity + (there?.quantity ?? 0) })
}

const linesOf = async (db: Db, { cartId }: Basket) => (cartId ? listCartLines(db, cartId) : [])

async function set(db: Db, basket: Basket, line: LineChange) {
  if (basket.userId) return changeLines(db, basket.userId, [line])
  const before = await linesOf(db, basket)
  const others = before.map((one) => (one.variantId === line.variantId ? line : one))
  const lines = others.includes(line) ? others : [...before, line]
  return putCart(
    db,
    basket.cartId,
    lines.filter((one) => one.quantity),
  )
}
