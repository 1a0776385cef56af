import type { SandboxParcel } from '../parcel-memory.ts'

/** A parcel as GHN's `detail` tells it. */
export const ghnDetailOf = ({
  orderCode,
  clientOrderCode,
  status,
  asked,
  expectedAt,
  log,
  at,
  movedAt,
}: SandboxParcel) => ({
  ...asked,
  order_code: orderCode,
  client_order_code: clientOrderCode ?? '',
  status,
  leadtime: expectedAt.toISOString(),
  order_date: at.toISOString(),
  created_date: at.toISOString(),
  updated_date: movedAt.toISOString(),
  finish_date: status === 'delivered' || status === 'returned' ? movedAt.toISOString() : null,
  is_cod_collected: status === 'delivered' && Number(asked.cod_amount) > 0,
  is_cod_transferred: false,
  cod_transfer_date: null,
  log,
})
