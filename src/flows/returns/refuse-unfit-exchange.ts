import type { Locale } from '#kit/localized.ts'
import { Refusal } from '#kit/refusal.ts'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBlade, isBootPart, pairOf, type Part } from '#shop/advisers/pair-of.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { m } from '#words/messages.js'
import type { ReturnableLine } from './list-returnable-lines.ts'

type Asked = { lines: ReturnLineInput[]; kept: ReturnableLine[]; forSale: ForSale[] }

type Named = Parameters<typeof lineName>[0]

const refuseUnfit = (own: Named, others: Named[]) => {
  const facts = (locale: Locale) => ({
    name: lineName(own, locale),
    other: others.map((one) => lineName(one, locale)).join(', '),
  })
  return new Refusal('return-set-unfit', (_, { locale }) => m.refusal_return_set_unfit(facts(locale), { locale }), {})
}

/** Boot and blade of a set were priced as one because they go together: another size of one of them must still go with what stays of the other. */
export function refuseUnfitExchange({ lines, kept, forSale }: Asked) {
  const become = (one: ReturnableLine['line']): Part | undefined => {
    const wish = lines.find(({ orderLineId }) => orderLineId === one.id)?.wantedVariantId ?? one.variantId
    return forSale.find(({ variantId }) => variantId === wish)
  }
  for (const { orderLineId } of lines) {
    const own = kept.find(({ line }) => line.id === orderLineId)!.line
    const others = kept.filter(({ line }) => own.setId && line.setId === own.setId && line.id !== own.id)
    const parts = [own, ...others.map(({ line }) => line)].flatMap((line) => become(line) ?? [])
    const [boot, blade] = [parts.find(isBootPart), parts.find(isBlade)]
    if (boot && blade && checkBlade(pairOf(boot, blade)).status === 'no')
      throw refuseUnfit(
        own,
        others.map(({ line }) => line),
      )
  }
}
