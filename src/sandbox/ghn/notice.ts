import { ghnKeys } from '#shop/shipping/ghn/keys.ts'
import type { SandboxShipment } from '../shipment-memory.ts'

/** The webhook that GHN sends when a parcel moved. */
export function ghnNotice({
  orderCode,
  clientOrderCode,
  status,
  request,
  fee,
  movedAt,
  log: entries,
}: SandboxShipment) {
  const body = {
    OrderCode: orderCode,
    ClientOrderCode: clientOrderCode ?? '',
    Status: status,
    Type: 'switch_status',
    Time: movedAt.toISOString(),
    Reason: entries.at(-1)?.reason ?? '',
    ReasonCode: '',
    CODAmount: request.cod_amount,
    CODTransferDate: null,
    TotalFee: fee,
    Weight: request.weight,
    ConvertedWeight: request.weight,
    Warehouse: 'Bưu cục Cầu Giấy',
    ShopID: Number(ghnKeys.find()!.shopId),
    PaymentType: request.payment_type_id,
    Description: 'đơn vị vận chuyển giả lập',
  }
  return { contentType: 'application/json', body: JSON.stringify(body) }
}
