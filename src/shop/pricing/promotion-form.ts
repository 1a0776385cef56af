import { z } from 'zod'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { pick } from '#kit/pick.ts'
import { typedMoment } from '#platform/forms/typed-moment.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { allTypes } from '#shop/catalogue/attributes/types.ts'
import { m } from '#words/messages.js'
import { readCode } from './read-code.ts'
import type { Effect, Promotion } from './promotion.ts'
import { promotionFields } from './promotion-fields.ts'

const most = 1_000_000_000
const whole = (error: () => string, { max = most } = {}) => typedWhole(1, max, error)
/** An empty field sets no limit. */
const limit = (error: () => string) => typedWholeOrNull(1, most, error)
const name = (field: DeclaredField) => textOf(field, { min: 2, missing: () => m.promotion_error_name() })
const listed = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const words = z.string().default('').transform(listed)
const skus = (field: DeclaredField) =>
  textOf(field)
    .prefault('')
    .transform((text) => listed(text.toUpperCase()))
/** Only known types: a rule for a type without products would never apply. */
const types = words.refine((keys) => keys.every((key) => allTypes.has(key)), { error: () => m.promotion_error_type() })
const checkbox = z
  .literal('on')
  .optional()
  .transform((on) => on === 'on')
const percent = whole(() => m.promotion_error_percent(), { max: 100 })
const pieces = whole(() => m.promotion_error_pieces(), { max: 50 })
const amount = whole(() => m.promotion_error_amount())
const most2 = limit(() => m.promotion_error_limit())

const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent, most: most2 }),
  z.object({ kind: z.literal('amount'), amount }),
  z.object({ kind: z.literal('free-shipping'), most: most2 }),
  z.object({ kind: z.literal('buy-get'), percent, buy: pieces, get: pieces, times: most2 }),
])

const rest = z.object({
  nameVi: name(promotionFields.nameVi),
  nameEn: name(promotionFields.nameEn),
  note: textOf(promotionFields.note).default(''),
  code: textOf(promotionFields.code).default(''),
  categories: words,
  types,
  lines: words,
  skus: skus(promotionFields.skus),
  ofCategories: words,
  ofTypes: types,
  ofLines: words,
  ofSkus: skus(promotionFields.ofSkus),
  minSubtotal: typedWholeOrNull(0, most, () => m.promotion_error_amount()).transform((value) => value ?? 0),
  byCode: z.enum(['code', 'auto']).transform((way) => way === 'code'),
  skipsSale: checkbox,
  firstOrder: checkbox,
  combines: checkbox,
  maxUses: most2,
  maxPerPerson: most2,
  startsAt: typedMoment('from'),
  endsAt: typedMoment('until'),
})

export const promotionForm = z
  .intersection(rest, effect)
  .refine(({ code }) => code === '' || readCode(code) !== undefined, {
    path: ['code'],
    error: () => m.promotion_error_code(),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    error: () => m.promotion_error_order(),
  })

const conditionKeys = [
  'minSubtotal',
  'byCode',
  'skipsSale',
  'firstOrder',
  'combines',
  'maxUses',
  'maxPerPerson',
  'startsAt',
  'endsAt',
] as const

type Typed = z.infer<typeof promotionForm>
export type PromotionDraft = Omit<Promotion, 'id'> & {
  note: string | null
  code: string | null
  skus: string[]
  ofSkus: string[]
}

/** The parsed form as a promotion; products are still given by SKU. */
export function promotionDraftOf(typed: Typed): PromotionDraft {
  const { nameVi, nameEn, note, code, categories, types, lines, skus } = typed
  const ofSkus = typed.kind === 'buy-get' ? typed.ofSkus : []
  const conditions = pick(typed, conditionKeys)
  return {
    name: { vi: nameVi, en: nameEn },
    note: note || null,
    code: conditions.byCode ? (readCode(code) ?? null) : null,
    effect: effectOf(typed),
    scope: { categories, types, lines, products: [] },
    skus,
    ofSkus,
    ...conditions,
  }
}

function effectOf(typed: Typed): Effect {
  if (typed.kind === 'percent') return { kind: 'percent', percent: typed.percent, most: typed.most }
  if (typed.kind === 'amount') return { kind: 'amount', amount: typed.amount }
  if (typed.kind === 'free-shipping') return { kind: 'free-shipping', most: typed.most }
  const { buy, get, percent: off, times, ofCategories, ofTypes, ofLines } = typed
  const of = { categories: ofCategories, types: ofTypes, lines: ofLines, products: [] }
  return { kind: 'buy-get', buy, of, get, percent: off, times }
}
