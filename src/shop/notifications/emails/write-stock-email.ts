import { dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { findWatch } from '#shop/inventory/watches/find-watch.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { reopenWatch } from '#shop/inventory/watches/reopen-watch.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import type { StockEmailContent } from '../templates/stock-email.tsx'
import { unwatchLink } from '../preferences/unwatch-link.ts'

type Mail = { facts: Record<string, string>; locale: Locale }

/** Writes the email at this moment; undefined if the watch was deleted, or the goods cannot be bought again. */
export async function writeStockEmail(db: Db, { facts, locale }: Mail, { name: shop }: ShopSettings) {
  const watch = await findWatch(db, facts.watchId!)
  if (!watch) return
  const [sold] = await listForSale(db, locale, [watch.variantId])
  // Goods may be off sale for a moment only, so the watch waits for the next time that they can be bought.
  if (!sold || ((await availableOf(db, [sold.variantId])).get(sold.variantId) ?? 0) <= 0) {
    await reopenWatch(db, watch.id)
    return
  }
  const choice = variantLabels(sold.options, sold.labels, locale)
    .map(({ label }) => label)
    .join(' · ')
  const written = stockEmailOf({
    locale,
    shop,
    product: sold.name,
    choice,
    price: dong(priceAt(sold, new Date()).now),
    link: linkIn(locale, `/product/${sold.slug}${choice && `?${new URLSearchParams(sold.options)}`}`),
    unwatch: unwatchLink(watch.email, locale),
  })
  return { ...written, picture: sold.picture }
}

export const stockEmailOf = (content: StockEmailContent) => ({
  subject: m.watch_mail_subject({ product: content.product, choice: content.choice }, { locale: content.locale }),
  content,
})
