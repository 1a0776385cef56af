import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { cartLines, carts, savedLines } from '#shop/cart/schema.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { productTranslations, variants } from '#shop/catalogue/schema.ts'
import { listConsents } from '#shop/identity/consents/list-consents.ts'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { accounts, sessions, userRoles, users } from '#shop/identity/schema.ts'
import { listInquiriesOf } from '#shop/inquiries/queries.ts'
import { stockWatches } from '#shop/inventory/schema.ts'
import { emailPreferences, emails, notifications } from '#shop/notifications/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { fitAnswers, fitOptOuts } from '#shop/reviews/schema.ts'
import { listContentOfUser } from '#shop/reviews/list-content-of-user.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { listAddresses } from '#shop/shipping/addresses/list-addresses.ts'
import { wishlistItems } from '#shop/wishlist/schema.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'
import { joinGuestOrders } from '../orders/join-guest-orders.ts'
import { exportOrders } from './export-orders.ts'

/**
 * All data that the shop holds of a person, for that person. Each part names its columns, so that a secret added to a table later is not exported: no
 * password hash, token, second-factor secret or internal note.
 */
export async function exportUserData(db: Db, userId: string) {
  await joinGuestOrders(db, userId)
  const person = await findAccount(db, userId)
  if (!person) return
  return {
    exportedAt: new Date().toISOString(),
    person,
    addresses: await listAddresses(db, userId),
    skaters: await listSkaters(db, userId),
    consents: await listConsents(db, userId),
    orders: await exportOrders(db, userId),
    cart: await listCart(db, userId),
    savedForLater: await listSavedLines(db, userId),
    wishes: await listWished(db, userId),
    waitingFor: await listWatched(db, person.email),
    reminders: await listReminders(db, person.email),
    fitAnswers: await listFitAnswers(db, userId),
    notAskedAboutFitSince: await findFitOptOut(db, person.email),
    inquiries: await listInquiriesOf(db, { userId, email: person.email }),
    ...(await listContentOfUser(db, { userId, email: person.email })),
    ...(await listMessages(db, userId, person.email)),
    ...(await listActivity(db, userId)),
  }
}

async function findAccount(db: Db, userId: string) {
  const [person] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      phone: users.phone,
      picture: users.image,
      language: users.locale,
      twoFactor: users.twoFactorEnabled,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!person) return
  const roles = await db
    .select({ role: userRoles.role, since: userRoles.grantedAt })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
  const signIn = await db
    .select({ way: accounts.providerId, since: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  return { ...person, roles, signIn }
}

const listCart = (db: Db, userId: string) =>
  db
    .select({
      sku: variants.sku,
      quantity: cartLines.quantity,
      services: sql<string[]>`array(select work.sku from ${variants} work where work.id = any(${cartLines.services}))`,
      finalSince: cartLines.finalSince,
      cartChangedAt: carts.updatedAt,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.cartId, carts.id))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(eq(carts.userId, userId))

const listSavedLines = (db: Db, userId: string) =>
  db
    .select({ sku: variants.sku, quantity: savedLines.quantity, savedAt: savedLines.savedAt })
    .from(savedLines)
    .innerJoin(variants, eq(variants.id, savedLines.variantId))
    .where(eq(savedLines.userId, userId))

const listWished = (db: Db, userId: string) =>
  db
    .select({ productId: wishlistItems.productId, name: productTranslations.name, addedAt: wishlistItems.addedAt })
    .from(wishlistItems)
    .innerJoin(productTranslations, productTextIn('vi', wishlistItems.productId))
    .where(eq(wishlistItems.userId, userId))

const listWatched = (db: Db, email: string) =>
  db
    .select({ sku: variants.sku, since: stockWatches.createdAt, notifiedAt: stockWatches.notifiedAt })
    .from(stockWatches)
    .innerJoin(variants, eq(variants.id, stockWatches.variantId))
    .where(eq(stockWatches.email, email.toLowerCase()))

const listReminders = (db: Db, email: string) =>
  db
    .select({
      dueOn: reminders.dueOn,
      since: reminders.createdAt,
      confirmedAt: reminders.confirmedAt,
      sentAt: reminders.sentAt,
    })
    .from(reminders)
    .where(eq(reminders.email, email.toLowerCase()))

const listFitAnswers = (db: Db, userId: string) =>
  db
    .select({
      orderId: fitAnswers.orderId,
      size: fitAnswers.size,
      width: fitAnswers.width,
      fit: fitAnswers.fit,
      widthFit: fitAnswers.widthFit,
      requestedAt: fitAnswers.requestedAt,
      answeredAt: fitAnswers.answeredAt,
    })
    .from(fitAnswers)
    .innerJoin(orders, eq(orders.id, fitAnswers.orderId))
    .where(eq(orders.userId, userId))

async function findFitOptOut(db: Db, email: string) {
  const [optOut] = await db.select().from(fitOptOuts).where(eq(fitOptOuts.email, email.toLowerCase()))
  return optOut?.since ?? null
}

/** Emails and notifications to the person. */
async function listMessages(db: Db, userId: string, email: string) {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  return {
    notifications: await db
      .select({
        type: notifications.type,
        title: notifications.title,
        message: notifications.message,
        isRead: notifications.isRead,
        orderId: notifications.orderId,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId)),
    mails: await db
      .select({
        kind: emails.kind,
        to: emails.to,
        subject: emails.subject,
        state: emails.state,
        createdAt: emails.createdAt,
        sentAt: emails.sentAt,
      })
      .from(emails)
      .where(
        or(
          sql`lower(${emails.to}) = ${email.toLowerCase()}`,
          sql`${emails.facts}->>'userId' = ${userId}`,
          inArray(emails.orderId, own),
        ),
      ),
    mailPreferences: await db
      .select({ topic: emailPreferences.topic, wanted: emailPreferences.wanted, changedAt: emailPreferences.changedAt })
      .from(emailPreferences)
      .where(eq(emailPreferences.userId, userId)),
  }
}

/** How the person came to the shop. */
const listActivity = async (db: Db, userId: string) => ({
  sessions: await db
    .select({
      device: sessions.userAgent,
      ip: sessions.ipAddress,
      signedInAt: sessions.createdAt,
      renewedAt: sessions.updatedAt,
      endsAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId)),
  securityEvents: await db
    .select({
      type: securityEvents.type,
      severity: securityEvents.severity,
      message: securityEvents.message,
      at: securityEvents.at,
      device: securityEvents.userAgent,
      ip: securityEvents.ip,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at)),
})
