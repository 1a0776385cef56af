import { z } from 'zod'
import { momentField } from '#kit/typed-moment.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import { batchFields } from '#shop/pricing/promotion-fields.ts'
import { promotionDraftOf, promotionForm, type PromotionDraft } from '#shop/pricing/promotion-form.ts'
import { wholeScope } from '#shop/pricing/promotion.ts'
import type { FormShape } from '#web/admin-kit/form/form-shape.ts'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

const lists = ['categories', 'lines', 'types', 'ofCategories', 'ofLines', 'ofTypes']
export const promotionShape: FormShape = { many: lists }

/** All fields of a form, one text each; ticked checkboxes of one name are joined. */
const promotionTextsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      (lists.includes(name) ? form.getAll(name) : [form.get(name)]).filter((one) => typeof one === 'string').join(','),
    ]),
  )

type Read = { draft: PromotionDraft; rejected?: undefined } | { draft?: undefined; rejected: Rejected }

/** Parses the promotion, or returns one error per field. The browser uses it too, to describe the effect while somebody types. */
export function readPromotion(form: FormData): Read {
  const values = promotionTextsIn(form)
  const read = promotionForm.safeParse(values)
  if (read.success) return { draft: promotionDraftOf(read.data) }
  const errors: Record<string, string> = {}
  for (const issue of read.error.issues) errors[String(issue.path[0])] ??= issue.message
  return { rejected: { errors, values } }
}

const figureOf = (value: number | null | undefined) => (value == null ? '' : formatCount(value))

type Known = Omit<PromotionDraft, 'code'> & { code: string | null }

/** The promotion as field values of its editor. */
export function promotionValuesOf(known: Known): Record<string, string> {
  const { effect, scope } = known
  const bought = effect.kind === 'buy-get' ? effect.of : wholeScope
  return {
    nameVi: known.name.vi,
    nameEn: known.name.en,
    note: known.note ?? '',
    byCode: known.byCode ? 'code' : 'auto',
    code: known.code ?? '',
    kind: effect.kind,
    percent: 'percent' in effect ? String(effect.percent) : '',
    most: 'most' in effect ? figureOf(effect.most) : '',
    amount: effect.kind === 'amount' ? formatCount(effect.amount) : '',
    buy: effect.kind === 'buy-get' ? String(effect.buy) : '1',
    get: effect.kind === 'buy-get' ? String(effect.get) : '1',
    times: effect.kind === 'buy-get' ? figureOf(effect.times) : '',
    ofCategories: bought.categories.join(','),
    ofTypes: bought.types.join(','),
    ofLines: bought.lines.join(','),
    ofSkus: known.ofSkus.join(', '),
    categories: scope.categories.join(','),
    lines: scope.lines.join(','),
    types: scope.types.join(','),
    skus: known.skus.join(', '),
    minSubtotal: known.minSubtotal ? formatCount(known.minSubtotal) : '',
    skipsSale: known.skipsSale ? 'on' : '',
    firstOrder: known.firstOrder ? 'on' : '',
    combines: known.combines ? 'on' : '',
    maxUses: figureOf(known.maxUses),
    maxPerPerson: figureOf(known.maxPerPerson),
    startsAt: momentField(known.startsAt),
    endsAt: momentField(known.endsAt),
  }
}

export const newValues: Record<string, string> = { byCode: 'code', kind: 'percent', buy: '1', get: '1', combines: 'on' }

export const batchForm = (max: number, error: () => string) =>
  z.object({
    batch: z.iso.datetime().transform((text) => new Date(text)),
    count: typedWhole(1, max, error),
    prefix: textOf(batchFields.prefix)
      .prefault('')
      .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  })
