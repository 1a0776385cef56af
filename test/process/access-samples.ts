import { eq, isNull, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { errorLog } from '#platform/errors/error-log-schema.server.ts'
import { recordError } from '#platform/errors/error-log.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { sandboxPayments } from '#platform/sandbox-schema.server.ts'
import type { ArticleKind } from '#shop/content/articles/article.ts'
import { previewPass } from '#shop/content/articles/preview-pass.ts'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { system } from '#shop/identity/actor.ts'
import { sandboxClient } from '#shop/identity/sign-in/sign-in-gateway.ts'
import { skaters } from '#shop/identity/schema.ts'
import { imports } from '#shop/imports/schema.ts'
import { sendInquiry } from '#shop/inquiries/send-inquiry.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { emails } from '#shop/notifications/schema.ts'
import { toolLink } from '#shop/notifications/preferences/tool-link.ts'
import { unwatchLink } from '#shop/notifications/preferences/unwatch-link.ts'
import { unsubscribeLink } from '#shop/notifications/preferences/unsubscribe-link.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { openReturn } from '#shop/returns/open-return.ts'
import { returns } from '#shop/returns/schema.ts'
import { fitAnswers } from '#shop/reviews/schema.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { writeReview } from '#shop/reviews/write-review.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { workOrders } from '#shop/work/schema.ts'
import { shareWishlist } from '#shop/wishlist/share-wishlist.ts'
import { aPromotion } from '../a-promotion.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import type { ClosedShop } from './fresh-shop.ts'
import { setStock, somePieces } from './goods.ts'
import { addSkater } from './person.ts'
import { visitor } from './visitor.ts'

/** Form data that each form needs, by the ids of src/web/server/policy/access.ts; a form without an entry is sent empty. */
export const forms: Record<string, Record<string, string>> = {
  'admin-kit/frame/open-route': { place: '/admin/settings' },
  'account/profile/addresses-page': { intent: 'default', address: '{address}' },
  'account/profile/feet-page': { intent: 'remove', skater: '{forgotten}' },
  'account/profile/privacy-page': { purpose: 'reminders', given: 'no' },
  'account/notifications/notifications-page': { intent: 'read', id: '{notification}' },
  'admin/inquiries/inquiry-page': { intent: 'otherwise' },
  'hooks/sandbox/payment-page': { intent: 'refunds', refundsEnd: 'done' },
  'storefront/tools/sharpening-page': { email: 'minh@example.com' },
  'storefront/tools/fit-page': { fit: 'true' },
  'account/emails/send-order-email-route': { type: 'order_confirmation', orderId: '{order}' },
}

/** Records of the customer or the shop, by the names in src/web/server/policy/access.ts. A test that needs another one adds it here. */
export async function samplesOf(closed: ClosedShop, url: string, userId: string): Promise<Record<string, string>> {
  const { variantId } = (await closed.look((db) => somePieces(db, 1)))[0]!
  await closed.look((db) => setStock(db, variantId, 99))
  const [orderId, guestOrder] = [await orderOf(url, variantId), await orderOf(url, variantId)]
  useEnv(readEnv({ DATA_DIR: closed.settings.DATA_DIR }))
  openSecret()
  return closed.look(async (db) => {
    await db.update(orders).set({ userId }).where(eq(orders.id, orderId))
    // A buyer may not have many open orders.
    await db.update(orders).set({ state: 'cancelled' }).where(isNull(orders.userId))
    const [product] = await rowsOf<{ id: string }>(db, sql`select product_id id from variants where id = ${variantId}`)
    return {
      person: userId,
      order: orderId,
      guestOrder,
      shipment: (await db.insert(shipments).values({ orderId, state: 'cancelled' }).returning())[0]!.id,
      returned: await returnOf(db, orderId),
      work: await workOf(db, orderId),
      policy: await policyOf(db, orderId),
      ...(await articlesIn(db)),
      mail: await mailAbout(db, orderId),
      inquiry: await sendInquiry(db, inquiry),
      stocktake: await stocktakeIn(db),
      import: await importIn(db),
      variant: variantId,
      promotion: await promotionOf(db),
      product: product!.id,
      media: (await rowsOf<{ id: string }>(db, sql`select id from media limit 1`))[0]!.id,
      shared: await shareWishlist(db, { productIds: [product!.id], name: null }),
      oauth: oauthQuery(url),
      unsubscription: unsubscribeLink({ userId, topic: 'promotions' }, 'vi').split('?')[1]!,
      reminder: toolLink('reminder', crypto.randomUUID(), 'vi').split('?')[1]!,
      fit: await fitOf(db, orderId),
      unwatch: unwatchLink('lan@example.com', 'vi').split('?')[1]!,
      question: await questionAbout(db, 'luot-aria-75'),
      review: (await reviewOf(db, { productId: product!.id, userId })).id,
      payment: await sandboxPageIn(db),
      error: await errorIn(db),
      ...(await belongingsOf(db, userId)),
    }
  })
}

/** The link of the email that asks how a boot fits. */
async function fitOf(db: Db, orderId: string) {
  const [line] = await listOrderLines(db, orderId)
  await db.insert(fitAnswers).values({ lineId: line!.id, orderId, productId: line!.productId, size: '245' })
  return toolLink('fit', line!.id, 'vi').split('?')[1]!
}

/** An inquiry from /contact without an account. */
const inquiry = {
  userId: null,
  locale: 'vi' as const,
  topic: 'size' as const,
  text: 'Chân 248 mm thì lấy size nào ạ?',
  name: 'Lan',
  email: 'lan@example.com',
  phone: null,
  orderCode: null,
}

/** An import that waits for its columns. */
async function importIn(db: Db) {
  const id = crypto.randomUUID()
  const table = { name: 'gia.csv', encoding: 'utf-8', delimiter: ',', head: ['SKU', 'Giá bán'], sample: [], rows: 1 }
  await db.insert(imports).values({ id, actor: system, columns: { sku: 0, price: 1 }, ...table })
  return id
}

async function stocktakeIn(db: Db) {
  const id = crypto.randomUUID()
  await openStocktake(db, system, { id, note: 'Kiểm kho' })
  return id
}

/** A work order. */
async function workOf(db: Db, orderId: string) {
  const [line] = await listOrderLines(db, orderId)
  const ticket = { code: `${orderId.slice(-8)}-W1`, orderId, orderLineId: line!.id, kind: 'sharpening', quantity: 1 }
  const [work] = await db
    .insert(workOrders)
    .values({ ...ticket, workDays: 1, state: 'waiting' })
    .returning()
  return work!.id
}

/** An email of the log. */
const mailAbout = async (db: Db, orderId: string) =>
  (
    await db
      .insert(emails)
      .values({
        kind: 'order-placed',
        cause: crypto.randomUUID(),
        orderId,
        to: 'lan@example.com',
        locale: 'vi',
        state: 'dropped',
      })
      .returning({ id: emails.id })
  )[0]!.id

async function articlesIn(db: Db) {
  const post = await writtenIn(db, 'post')
  const [{ id: article } = { id: '' }] = await rowsOf<{ id: string }>(
    db,
    sql`select article_id as id from article_translations where slug = ${post}`,
  )
  const written = await writtenIn(db, 'page')
  return { article, post, written, preview: previewPass({ articleId: article, ownerId: 'nobody' }) }
}

/** The address of a published article. */
async function writtenIn(db: Db, kind: ArticleKind) {
  const slug = `mot-${kind}-${crypto.randomUUID().slice(0, 8)}`
  const [{ slug: category } = { slug: '' }] = await rowsOf<{ slug: string }>(
    db,
    sql`select slug from article_categories limit 1`,
  )
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Một dòng.' }] }],
  }
  const vi = { slug, title: 'Một bài', summary: 'Một bài ngắn', body }
  const { id } = await saveArticle(db, system, { kind, category: kind === 'post' ? category : null, vi })
  await publishArticle(db, system, id)
  return slug
}

/** The terms at the time of this order. */
const policyOf = async (db: Db, orderId: string) =>
  (await db.select({ policies: orders.policies }).from(orders).where(eq(orders.id, orderId)))[0]!.policies.terms!

/** An approved return. */
async function returnOf(db: Db, orderId: string) {
  const [line] = await listOrderLines(db, orderId)
  const asking = {
    orderId,
    requestKey: crypto.randomUUID(),
    wish: 'refund',
    note: null,
    bank: null,
    overruled: null,
  } as const
  const asked = { orderLineId: line!.id, quantity: 1, reason: 'defect', wantedVariantId: null, wanted: null } as const
  const { id } = await openReturn(db, system, asking, [asked])
  await db.update(returns).set({ state: 'approved' }).where(eq(returns.id, id))
  return id
}

/** A published question. */
async function questionAbout(db: Db, slug: string) {
  const [product] = await rowsOf<{ id: string }>(
    db,
    sql`select product_id as id from product_translations where slug = ${slug}`,
  )
  const id = crypto.randomUUID()
  const words = { name: 'Minh', email: null, locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
  await askQuestion(db, { id, productId: product!.id, userId: null, ...words })
  await moderateContent(db, system, { kind: 'question', id, state: 'shown' })
  return id
}

const reviewOf = (db: Db, own: { productId: string; userId: string }) =>
  writeReview(db, {
    ...own,
    name: 'Lan',
    locale: 'vi',
    rating: 5,
    title: '',
    text: 'Đi vừa chân.',
    fit: null,
    size: null,
    level: null,
    verified: false,
  })

const promotionOf = async (db: Db) => (await aPromotion(db, { endsAt: new Date() })).id

/** Bought with its own browser, so that none of the tested users has access to the order; a second one stays a guest's. */
async function orderOf(url: string, variantId: string) {
  const buyer = visitor(url)
  await fillCart(buyer, [{ variantId, quantity: 1 }])
  return placedId(await buyer.postForm('/checkout', order({ seenTotal: await totalOf(buyer) })))!
}

async function errorIn(db: Db) {
  const told = { origin: 'server', severity: 'high', message: 'it broke', timestamp: new Date().toISOString() } as const
  await recordError(db, told)
  return String((await db.select({ id: errorLog.id }).from(errorLog))[0]!.id)
}

/** A payment that waits on a sandbox's page. */
async function sandboxPageIn(db: Db) {
  const request = { redirectUrl: '/payments/momo/return' }
  const payment = { provider: 'momo', reference: crypto.randomUUID(), amount: 525_000, request }
  return (await db.insert(sandboxPayments).values(payment).returning())[0]!.id
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
  // Renewed for every role: an account keeps twelve skaters at most.
  await db.delete(skaters).where(eq(skaters.userId, userId))
  const news = { userId, type: 'other', title: both, message: both, cause: crypto.randomUUID() } as const
  return {
    address: await addAddress(db, { ...home, isDefault: false, userId }),
    skater: await addSkater(db, userId, { nickname: 'Bi' }),
    forgotten: await addSkater(db, userId, { nickname: 'Bi' }),
    notification: (await notifyUser(db, news))!,
  }
}

/** The query that Google would get: RFC 6749 4.1.1 with PKCE and a nonce. */
const oauthQuery = (url: string) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: sandboxClient.id,
    redirect_uri: `${url}/api/auth/callback/google`,
    state: 'state',
    scope: 'openid email profile',
    nonce: 'nonce',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  }).toString()
