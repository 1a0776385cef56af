import { declareFields } from '#kit/declare-fields.ts'

const name = { kind: 'line', max: 80, required: true } as const
const figure = { kind: 'number', max: 15 } as const
/** SKUs or other words, separated by commas. */
const words = { kind: 'line', max: 8000 } as const

export const promotionFields = declareFields({
  nameVi: name,
  nameEn: name,
  note: { kind: 'line', max: 300 },
  code: { kind: 'code', max: 40 },
  percent: figure,
  most: figure,
  amount: figure,
  buy: figure,
  get: figure,
  times: figure,
  minSubtotal: figure,
  maxUses: figure,
  maxPerPerson: figure,
  skus: words,
  ofSkus: words,
})
export const batchFields = declareFields({ count: { kind: 'number', max: 6 }, prefix: { kind: 'code', max: 10 } })
export const promotionNoticeFields = declareFields({
  subject: { kind: 'line', max: 120, required: true },
  text: { kind: 'text', max: 2000, required: true },
})
