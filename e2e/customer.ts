import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { addMeasurement } from '#shop/identity/skaters/add-measurement.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { fillCart, order, placedId, totalOf } from '../test/process/buyer.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { setStock, somePieces } from '../test/process/goods.ts'
import { addCustomer, addSkater, userPassword, signInAt } from '../test/process/person.ts'
import type { Shop } from '../test/process/server.ts'
import { visitor } from '../test/process/visitor.ts'
import { tryIn } from './auth.ts'
import type { Visit } from './stage.ts'

export type Stage = { closed: ClosedShop; shop: Shop }
let people = 0

/** A user who is signed in in this window. */
export async function signedInCustomer({ closed, shop }: Stage, { page }: Visit, locale: Locale = 'vi') {
  const email = `khach-${(people += 1)}@example.com`
  const userId = await closed.look((db) => addCustomer(db, email))
  await closed.look((db) => db.execute(sql`update users set locale = ${locale} where id = ${userId}`))
  const cookies = await signInAt(closed, email)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: shop.url })))
  return { userId, email }
}

/** Signs in by the form, as a person does, in the current language. */
export async function signIn(visit: Visit, email: string) {
  const { page, go } = visit
  await go('/shop')
  const { origin, pathname } = new URL(page.url())
  await page.goto(`${origin}${pathname.replace('/shop', '/auth')}?next=/shop`)
  await tryIn(visit, email, userPassword)
  await page.waitForURL((url) => url.pathname === pathname)
}

export const atHome = {
  name: 'Nguyễn Thị Lan',
  phone: '+84901234567',
  provinceCode: '01',
  wardCode: '00004',
  street: '12 Phan Đình Phùng',
}

export const saveAddress = ({ closed }: Stage, userId: string, changes: Partial<typeof atHome> = {}) =>
  closed.look((db) => addAddress(db, { ...atHome, ...changes, userId, isDefault: false }))

/** A child with two measurements. */
export const saveChild = ({ closed }: Stage, userId: string, nickname = 'Bé Bống') =>
  closed.look(async (db) => {
    const skaterId = await addSkater(db, userId, { nickname, isChild: true })
    const girth = { girthLeftMm: null, girthRightMm: null, posture: 'standing' as const }
    for (const [measuredOn, leftMm, rightMm] of [
      ['2026-01-10', 172, 173],
      ['2026-05-12', 176, 178],
    ] as const)
      await addMeasurement(db, { userId, skaterId, measured: { ...girth, measuredOn, leftMm, rightMm } })
    return skaterId
  })

/** An order of a guest, or of the given user. */
export async function placeFor({ closed, shop }: Stage, given: { userId?: string; email?: string }) {
  const guest = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  await closed.look((db) => setStock(db, piece!.variantId, 50))
  await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  const { userId, email = '' } = given
  const id = placedId(await guest.postForm('/checkout', order({ seenTotal: await totalOf(guest), email })))!
  if (userId) await closed.look((db) => db.execute(sql`update orders set user_id = ${userId} where id = ${id}`))
  return id
}

/** A photo as a phone takes it: wide, with a place in it. */
export const aPhoto = async () => ({
  name: 'toi.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#386a7c' } })
    .withExif({ IFD0: { ImageDescription: 'Hồ Gươm' } })
    .jpeg()
    .toBuffer(),
})
