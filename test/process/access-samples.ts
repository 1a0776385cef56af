import { eq, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secret.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addPerson } from '#shop/identity/add-person.ts'
import { grantRole } from '#shop/identity/grant-role.ts'
import { standInKeys } from '#shop/identity/social.ts'
import { notify } from '#shop/notifications/notify.ts'
import { unwatchLink } from '#shop/notifications/unwatch-link.ts'
import { unsubscribeLink } from '#shop/notifications/unsubscribe-link.ts'
import { orders } from '#shop/orders/schema.ts'
import { askQuestion } from '#shop/reviews/ask-question.ts'
import { decideOn } from '#shop/reviews/decide-on.ts'
import { addAddress } from '#shop/shipping/add-address.ts'
import { shareWishes } from '#shop/wishlist/share-wishes.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import type { ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { addSkater } from './person.ts'
import { visitor } from './visitor.ts'

export const password = 'Mot-mat-khau-khac-8!'
export const people = ['customer', 'other', 'moderator', 'admin'] as const
export type Role = 'visitor' | (typeof people)[number]
export const emailOf = (role: Role) => `${role}@people.example`

/** Four people with a password; ids by role. */
export const invitePeople = async (db: Db) => {
  const ids: Record<string, string> = {}
  for (const role of people)
    ids[role] = await addPerson(db, system, { email: emailOf(role), name: role, password, role: 'user', locale: 'vi' })
  for (const role of ['moderator', 'admin'] as const) await grantRole(db, system, { userId: ids[role]!, role })
  return ids
}

/** What a form must hold to be acted on, by the ids of src/web/access.ts; where nothing stands here an empty one is sent. */
export const forms: Record<string, Record<string, string>> = {
  'account/profile/addresses-page': { intent: 'default', address: '{address}' },
  'account/profile/feet-page': { intent: 'remove', skater: '{forgotten}' },
  'account/profile/privacy-page': { purpose: 'reminders', given: 'no' },
  'account/notifications/notifications-page': { intent: 'read', id: '{notification}' },
  'account/mail/send-order-mail-route': { type: 'order_confirmation', orderId: '{order}' },
}

/** Things that belong to the customer, or to the shop, by the names that src/web/access.ts uses. A row that needs another one adds it here. */
export async function samplesOf(closed: ClosedShop, url: string, userId: string): Promise<Record<string, string>> {
  const [piece] = await closed.look((db) => somePieces(db, 1))
  const orderId = await orderOf(url, piece!.variantId)
  useEnv(readEnv({ DATA_DIR: closed.settings.DATA_DIR }))
  openSecret()
  return closed.look(async (db) => {
    await db.update(orders).set({ userId }).where(eq(orders.id, orderId))
    const [product] = await rowsOf<{ id: string }>(
      db,
      sql`select product_id as id from variants where id = ${piece!.variantId}`,
    )
    return {
      order: orderId,
      variant: piece!.variantId,
      product: product!.id,
      shared: await shareWishes(db, { productIds: [product!.id], name: null }),
      oauth: oauthQuery(url),
      unsubscription: unsubscribeLink({ userId, topic: 'promotions' }, 'vi').split('?')[1]!,
      unwatch: unwatchLink(crypto.randomUUID(), 'vi').split('?')[1]!,
      question: await questionAbout(db, 'luot-aria-75'),
      ...(await belongingsOf(db, userId)),
    }
  })
}

/** A question that everybody may see. */
async function questionAbout(db: Db, slug: string) {
  const [product] = await rowsOf<{ id: string }>(
    db,
    sql`select product_id as id from product_words where slug = ${slug}`,
  )
  const id = crypto.randomUUID()
  const words = { name: 'Minh', email: null, locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
  await askQuestion(db, { id, productId: product!.id, userId: null, ...words })
  await decideOn(db, system, { kind: 'question', id, state: 'shown' })
  return id
}

/** Bought by a browser of its own, so that none of those who knock holds a pass to the order. */
async function orderOf(url: string, variantId: string) {
  const buyer = visitor(url)
  await fillCart(buyer, [{ variantId, quantity: 1 }])
  return placedId(await buyer.postForm('/checkout', order({ seenTotal: await totalOf(buyer) })))!
}

async function belongingsOf(db: Db, userId: string) {
  const home = {
    name: 'Lan',
    phone: '+84901234567',
    provinceCode: '01',
    wardCode: '00004',
    street: '12 Phan Đình Phùng',
  }
  const both = { vi: 'Tin', en: 'News' }
  const news = { userId, type: 'other', title: both, message: both, cause: crypto.randomUUID() } as const
  return {
    address: await addAddress(db, { ...home, isDefault: false, userId }),
    skater: await addSkater(db, userId, { nickname: 'Bi' }),
    forgotten: await addSkater(db, userId, { nickname: 'Bi' }),
    notification: (await notify(db, news))!,
  }
}

/** What Google would be asked: RFC 6749 4.1.1 with PKCE and a nonce. */
const oauthQuery = (url: string) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: standInKeys.id,
    redirect_uri: `${url}/api/auth/callback/google`,
    state: 'state',
    scope: 'openid email profile',
    nonce: 'nonce',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  }).toString()
