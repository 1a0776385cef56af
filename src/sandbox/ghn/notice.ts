import { ghnKeys } from '#shop/shipping/ghn/keys.ts'
import type { SandboxParcel } from '../parcel-memory.ts'

/** The webhook that GHN sends when a parcel moved. */
export function ghnNotice({ orderCode, clientOrderCode, status, asked, fee, movedAt, log: entries }: SandboxParcel) {
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
    ShopID: Number(ghnKeys.find()!.shopId),
    PaymentType: asked.payment_type_id,
    Description: 'đơn vị vận chuyển giả lập',
  }
  return { contentType: 'application/json', body: JSON.stringify(body) }
}
