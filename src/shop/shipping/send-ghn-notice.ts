import { env } from '#platform/env.server.ts'
import { log } from '#platform/log.server.ts'
import { ghnKeys, ghnNoticePath } from './carrier-keys.ts'
import type { StandInParcel } from './stand-in-parcels.ts'

/** The stand-in tells the shop that a parcel moved, as GHN does: unsigned, to the address that it was told. */
export async function sendGhnNotice({
  orderCode,
  clientOrderCode,
  status,
  asked,
  fee,
  movedAt,
  log: entries,
}: StandInParcel) {
  const { host, shopId } = ghnKeys()!
  const door = host.replace(/\/stand-in\/ghn$/, ghnNoticePath())
  const body = {
    OrderCode: orderCode,
    ClientOrderCode: clientOrderCode ?? '',
    Status: status,
    Type: 'switch_status',
    Time: movedAt.toISOString(),
    Reason: entries.at(-1)?.reason ?? '',
    ReasonCode: '',
    CODAmount: asked.cod_amount,
    CODTransferDate: null,
    TotalFee: fee,
    Weight: asked.weight,
    ConvertedWeight: asked.weight,
    Warehouse: 'Bưu cục Cầu Giấy',
    ShopID: Number(shopId),
    PaymentType: asked.payment_type_id,
    Description: `${env.SHOP_MODE}: đơn vị vận chuyển giả lập`,
  }
  await fetch(door, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => log.warn({ err: error }, 'stand-in of GHN'))
}
