import type { WardKind } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'

export const wardKindWords: Record<WardKind, () => string> = {
  phuong: () => m.delivery_zone_kind_phuong(),
  xa: () => m.delivery_zone_kind_xa(),
  dac_khu: () => m.delivery_zone_kind_dac_khu(),
}
