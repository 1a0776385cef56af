import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { noonOf } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import type { WholeReturn } from '#shop/returns/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { drawReturnLabel } from './draw-return-label.ts'
import type { Printed } from './printed.ts'

/** Where the parcel goes, from whom it comes and what is in it; the square leads staff to the desk of the return. */
export async function printReturnLabel(db: Db, one: WholeReturn, locale: Locale): Promise<Printed> {
  const [settings, order] = [await findSettings(db), await findOrder(db, one.orderId)]
  const from = order?.address ?? order
  const bytes = await drawReturnLabel({
    locale,
    code: one.code,
    link: `${env.BASE_URL}/admin/returns/${one.id}`,
    at: one.askedAt,
    sendBy: one.sendBy ? formatDate(noonOf(one.sendBy), locale) : null,
    to: [settings.name, settings.address, settings.phone].filter(Boolean),
    from: [
      from?.name ?? '',
      from ? showPhone(from.phone) : '',
      order?.address ? addressLine(order.address) : '',
    ].filter(Boolean),
    rows: one.lines.map(({ quantity, line }) => ({
      quantity,
      name: lineName(line, locale),
      choice: describeOptions(line.options, locale),
      sku: line.sku,
    })),
  })
  return { file: `luot-doi-tra-${one.code}.pdf`, bytes }
}
