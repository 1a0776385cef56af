import { wholeScope } from '#shop/pricing/promotion.ts'
import type { PromotionDraft } from '#shop/pricing/promotion-form.ts'

const open = {
  note: null,
  code: null,
  skus: [],
  ofSkus: [],
  scope: wholeScope,
  minSubtotal: 0,
  skipsSale: false,
  firstOrder: false,
  combines: true,
  maxUses: null,
  maxPerPerson: null,
  startsAt: null,
  endsAt: null,
} satisfies Partial<PromotionDraft>

/** What the demo shop promises: two codes and one rule that applies by itself. */
export const promotions: PromotionDraft[] = [
  {
    ...open,
    name: { vi: 'Miễn phí giao hàng', en: 'Free delivery' },
    byCode: true,
    code: 'FREESHIP',
    effect: { kind: 'free-shipping', most: 40_000 },
    minSubtotal: 300_000,
    maxPerPerson: 1,
  },
  {
    ...open,
    name: { vi: 'Mua giày, bao lưỡi rẻ hơn', en: 'Discounted guards with boots' },
    byCode: true,
    code: 'BAOLUOI',
    effect: {
      kind: 'buy-get',
      buy: 1,
      of: { ...wholeScope, categories: ['figure', 'hockey', 'speed'] },
      get: 1,
      percent: 30,
      times: 2,
    },
    scope: { ...wholeScope, types: ['guards'] },
  },
  {
    ...open,
    name: { vi: 'Bao lưỡi vải thứ hai giảm 20%', en: 'Second pair of soakers 20% off' },
    byCode: false,
    effect: { kind: 'buy-get', buy: 1, of: { ...wholeScope, types: ['soakers'] }, get: 1, percent: 20, times: null },
    scope: { ...wholeScope, types: ['soakers'] },
  },
]
