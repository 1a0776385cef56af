import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { orderInLocale } from '#shop/orders/lines/lines-in.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { piecesOf } from '#shop/orders/shipments/pieces.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'

/** One piece to pick, or one service to do on it; `size` is printed in large type. */
export type SlipRow = {
  quantity: number
  name: string
  size: string | null
  detail: string
  sku: string
  isWork: boolean
}

export type SlipContent = {
  locale: Locale
  code: string
  link: string
  at: Date
  day: string
  method: string
  to: string[]
  marks: string[]
  note: string | null
  rows: SlipRow[]
  pieces: number
}

/** The content of a packing slip, in the packer's language; no prices, since the slip may be put into the parcel. */
export function slipOf(written: WholeOrder, { link, locale }: { link: string; locale: Locale }): SlipContent {
  const options = { locale }
  const order = orderInLocale(written, locale)
  const { address, inspect, note, method } = order
  const reached = address ?? order
  const lines = linesToPack(order)
  return {
    locale,
    code: order.code,
    link,
    at: order.placedAt,
    day: formatDate(order.placedAt, locale),
    method: deliveryMethodName(method, locale),
    to: [reached.name, showPhone(reached.phone), address && method !== 'pickup' ? addressLine(address) : ''].filter(
      Boolean,
    ),
    marks: [
      order.state === 'cancelled' && m.order_state_cancelled({}, options),
      inspect && m.admin_inspect({}, options),
    ].filter((mark) => mark !== false),
    note,
    rows: nestLines(lines).flatMap((line) => [
      inSet(rowOf(line, false), line.setWith, locale),
      ...line.services.map((work) => rowOf(work, true)),
    ]),
    pieces: lines.reduce((sum, line) => sum + (line.partOf === null ? line.quantity : 0), 0),
  }
}

/**
 * The lines with the pieces that are still to pack. Once everything is packed, the slip lists what lies in the packed parcels; once that has left too,
 * all that was sent. Pieces that will never be sent are on no slip.
 */
function linesToPack({ lines, shipments }: WholeOrder) {
  const counted = lines.map((line) => ({ line, pieces: piecesOf(line, shipments) }))
  const isAny = (of: 'unpacked' | 'packed') => counted.some(({ pieces }) => pieces[of] > 0)
  return counted.flatMap(({ line, pieces }) => {
    const quantity = isAny('unpacked')
      ? pieces.unpacked
      : isAny('packed')
        ? pieces.packed
        : line.quantity - pieces.ended
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Parts of a bundle are packed together. */
const inSet = (row: SlipRow, name: string | null, locale: Locale): SlipRow =>
  name ? { ...row, detail: [row.detail, m.bundle_with({ name }, { locale })].filter(Boolean).join(' · ') } : row

/** The options by which a packer finds goods; a line has one of them or none. */
const sizes = ['size', 'blade_length', 'length'] as const

function rowOf({ quantity, name, options, sku }: WholeOrder['lines'][number], isWork: boolean): SlipRow {
  const size = sizes.map((key) => options.find((option) => option.key === key)).find((option) => option !== undefined)
  const rest = options.filter((option) => option !== size)
  const millimetres = size && /^\d{3}$/.test(size.value)
  return {
    quantity,
    name,
    size: size ? (millimetres ? `${size.value} mm` : size.label) : null,
    detail: [
      ...(millimetres ? [size.label.replace(/^\d{3} mm · /, '')] : []),
      ...rest.map((option) => option.label),
    ].join(' · '),
    sku,
    isWork,
  }
}
