import type { Visitor } from './visitor.ts'

type Line = { variantId: string; quantity: number }

/** A guest in Ba Đình, Hà Nội, who pays by COD. */
export const order = (changes: Record<string, string> = {}) => ({
  phone: '0901234567',
  name: 'Nguyễn Thị Lan',
  method: 'standard',
  province: '01',
  ward: '00004',
  street: '12 Phan Đình Phùng',
  payment: 'cod',
  intent: 'place',
  key: crypto.randomUUID(),
  seenTotal: '0',
  ...changes,
})

/** Adds the lines to the visitor's cart; returns the server's answer. */
export async function fillCart(who: Visitor, lines: Line[]) {
  const answer = await who.postJson('/api/cart', { lines })
  if (answer.status !== 200)
    throw new Error(`the basket was answered with ${answer.status}: ${answer.text.slice(0, 300)}`)
  return JSON.parse(answer.text) as { count: number; subtotal: number; dropped: number }
}

/** The total of the cart delivered to the guest's ward, as the page shows it. */
export async function totalOf(who: Visitor, method = 'standard') {
  const answer = await who.get(`/api/delivery?method=${method}&province=01&ward=00004`)
  return String((JSON.parse(answer.text) as { total: number }).total)
}

/** The order id from the response of a checkout; undefined if no order was placed. */
export const placedId = (answer: { status: number; headers: { location?: string } }) =>
  answer.status === 302 ? /order-success\?order=(.+)$/.exec(answer.headers.location ?? '')?.[1] : undefined
