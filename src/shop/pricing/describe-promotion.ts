import { formatDateTime } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { isEverything } from './piece.ts'
import type { Promotion, ProductScope } from './promotion.ts'

type DescribedPromotion = Omit<Promotion, 'id' | 'name'> & { skus?: readonly string[]; ofSkus?: readonly string[] }
export type TaxonomyKind = 'category' | 'type' | 'line'
/** A category and a type may have the same slug and different names. */
export type NameOf = (kind: TaxonomyKind, slug: string) => string

/** A promotion in plain sentences. `nameOf` names categories, types and lines. */
export function describePromotion(
  promotion: DescribedPromotion,
  locale: Locale,
  nameOf: NameOf = (_, slug) => slug,
): string {
  return [
    describeEffect(promotion, locale, nameOf),
    ...describeConditions(promotion, locale),
    ...describePeriod(promotion, locale),
  ].join(' ')
}

type Goods = { scope: ProductScope; skus?: readonly string[] }

/** The goods of a promotion: those that every filled list allows, and those named one by one; undefined for all goods. */
export function describeScope({ scope, skus = [] }: Goods, options: { locale: Locale }, nameOf: NameOf) {
  const products = Math.max(scope.products.length, skus.length)
  if (isEverything(scope) && !products) return null
  const lists: [TaxonomyKind, string[]][] = [
    ['category', scope.categories],
    ['type', scope.types],
    ['line', scope.lines],
  ]
  const kinds = lists.flatMap(([kind, slugs]) =>
    slugs.length ? [slugs.map((slug) => nameOf(kind, slug)).join(', ')] : [],
  )
  const byProduct = products ? [m.promotion_say_products({ count: products }, options)] : []
  return [...(kinds.length ? [kinds.join(' · ')] : []), ...byProduct].join(' + ')
}

function describeEffect(promotion: DescribedPromotion, locale: Locale, nameOf: NameOf) {
  const { effect } = promotion
  const options = { locale }
  const goods = describeScope(promotion, options, nameOf) ?? m.promotion_say_everything({}, options)
  const most =
    'most' in effect && effect.most !== null ? ` ${m.promotion_say_most({ most: dong(effect.most) }, options)}` : ''
  if (effect.kind === 'percent') return m.promotion_say_percent({ percent: effect.percent, goods, most }, options)
  if (effect.kind === 'amount') return m.promotion_say_amount({ amount: dong(effect.amount), goods }, options)
  if (effect.kind === 'free-shipping') return m.promotion_say_shipping({ goods, most }, options)
  const { buy, get, percent, times } = effect
  const boughtGoods = { scope: effect.of, skus: promotion.ofSkus }
  const of = describeScope(boughtGoods, options, nameOf) ?? m.promotion_say_anything({}, options)
  const said = m.promotion_say_buy_get({ buy, of, get, goods, percent }, options)
  return times === null ? said : `${said} ${m.promotion_say_times({ times }, options)}`
}

function describeConditions(promotion: DescribedPromotion, locale: Locale) {
  const options = { locale }
  const { minSubtotal, skipsSale, firstOrder, maxUses, maxPerPerson, combines } = promotion
  return [
    promotion.byCode ? m.promotion_say_by_code({}, options) : m.promotion_say_by_itself({}, options),
    minSubtotal > 0 && m.promotion_say_minimum({ amount: dong(minSubtotal) }, options),
    skipsSale && m.promotion_say_skips_sale({}, options),
    firstOrder && m.promotion_say_first({}, options),
    maxUses !== null && m.promotion_say_uses({ count: maxUses }, options),
    maxPerPerson !== null && m.promotion_say_per_person({ count: maxPerPerson }, options),
    combines ? m.promotion_say_combines({}, options) : m.promotion_say_alone({}, options),
  ].filter((said) => said !== false)
}

const describePeriod = ({ startsAt, endsAt }: DescribedPromotion, locale: Locale) => [
  ...(startsAt ? [m.promotion_say_from({ at: formatDateTime(startsAt, locale) }, { locale })] : []),
  ...(endsAt ? [m.promotion_say_until({ at: formatDateTime(endsAt, locale) }, { locale })] : []),
]

/** A discount above half of the former price is illegal outside official campaigns (Decree 81/2018/ND-CP, 128/2024/ND-CP; docs/reference/vietnam.md 3.3). */
export const isAboveLaw = ({ effect }: Pick<Promotion, 'effect'>) =>
  (effect.kind === 'percent' || effect.kind === 'buy-get') && effect.percent > 50
