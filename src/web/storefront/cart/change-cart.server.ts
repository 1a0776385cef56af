import { z } from 'zod'
import type { Db } from '#platform/db.server.ts'
import { putCart } from '#shop/cart/put-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import { holds } from '#shop/catalogue/product.ts'
import { listVariants } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { m } from '#words/messages.js'

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
export async function changeCart(db: Db, cartId: string | undefined, form: FormData): Promise<Changed> {
  const fields = Object.fromEntries(form)
  const options = Object.fromEntries(
    optionKeys.flatMap((key) => (typeof fields[key] === 'string' && fields[key] ? [[key, fields[key]]] : [])),
  )
  const read = change.safeParse({ ...fields, options })
  if (!read.success) return { refusal: m.cart_unknown_variant() }
  const before = cartId ? await listCartLines(db, cartId) : []
  if (read.data.intent === 'add') return add(db, cartId, before, read.data)
  const { variantId } = read.data
  const quantity = read.data.intent === 'set' ? read.data.quantity : 0
  const others = before.filter((line) => line.variantId !== variantId)
  const lines = quantity ? before.map((line) => (line.variantId === variantId ? { ...line, quantity } : line)) : others
  return putCart(db, cartId, lines)
}

type Add = Extract<z.infer<typeof change>, { intent: 'add' }>

async function add(
  db: Db,
  cartId: string | undefined,
  before: WantedLine[],
  { productId, options, quantity }: Add,
): Promise<Changed> {
  const variants = await listVariants(db, productId)
  const complete = variants.filter((variant) => holds(variant.options, options))
  if (!complete.length) return { refusal: m.cart_unknown_variant() }
  if (complete.length > 1) return { refusal: m.cart_choose_all() }
  const { id } = complete[0]!
  const left = (await availableOf(db, [id])).get(id)
  if (left !== undefined && left <= 0) return { refusal: m.cart_sold_out() }
  const there = before.find((line) => line.variantId === id)
  const others = before.filter((line) => line !== there)
  return putCart(db, cartId, [...others, { variantId: id, quantity: quantity + (there?.quantity ?? 0) }])
}
