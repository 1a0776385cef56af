import { and, asc, inArray } from 'drizzle-orm'
import { inLocale, type Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import { langOfLabel } from '#shop/catalogue/texts/with-language-fallback.ts'
import { leadOf } from '#shop/catalogue/variants/lead.ts'
import { isOther, picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { listPictures } from '#shop/catalogue/queries.ts'
import { productOptionValues, products, productTranslations } from '#shop/catalogue/schema.ts'
import { cardFacts } from './card-facts.server.ts'
import { summariseVariants, type VariantSummary } from '../traits/summarise-variants.ts'
import { productTextIn } from '#shop/catalogue/texts/product-text-in.ts'
import { isSoldAlone } from '#shop/catalogue/variants/services-for.ts'

/**
 * Products as cards, in the given order; unknown ids are skipped. Picture, marked swatch, price and former price are those of the leading variant
 * (lead.ts), with which the product page also opens. `within`: the leading variant must have these options. `isOneCategory`: the list holds one
 * category and says so.
 */
export async function listCards(
  db: Db,
  locale: Locale,
  ids: string[],
  { within, isOneCategory = false }: { within?: Options; isOneCategory?: boolean } = {},
) {
  if (!ids.length) return []
  const [rows, summaries, values, pictures] = await Promise.all([
    listNamed(db, locale, ids),
    summariseVariants(db, ids, within),
    listShades(db, ids),
    listPictures(db, locale, ids),
  ])
  const card = ({ attributes, ...row }: (typeof rows)[number]) => {
    const summary = summaries.get(row.id)
    const own = values.filter(({ productId }) => productId === row.id)
    const { colours, lead } = shownBy(own, summary)
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      category: row.category,
      /** Services belong to no line. */
      line: row.category === 'services' ? null : row.line,
      /** Sold without a blade, as a note beside the price says. */
      isBare: isBare({ ...row, attributes, options: {} }),
      /** What is only done to a pair that is bought goes into no cart by itself. */
      isSoldAlone: isSoldAlone({ ...row, attributes }),
      facts: cardFacts({ ...row, attributes }, { summary, locale, isOneCategory }),
      price: lead?.price ?? { now: 0, was: null },
      isFrom: lead?.isFrom ?? false,
      inStock: summary?.inStock ?? false,
      pictures: firstTwo(
        pictures.filter((picture) => picture.productId === row.id),
        { ...within, ...lead?.choice },
      ),
      colours: colours.map((colour) => asSwatch(colour, locale, lead?.choice.colour)),
    }
  }
  const cards = new Map(rows.map((row) => [row.id, card(row)]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
export type Card = Awaited<ReturnType<typeof listCards>>[number]

const listNamed = (db: Db, locale: Locale, ids: string[]) =>
  db
    .select({
      id: products.id,
      category: products.category,
      type: products.type,
      line: products.line,
      attributes: products.attributes,
      name: productTranslations.name,
      slug: productTranslations.slug,
    })
    .from(products)
    .innerJoin(productTranslations, productTextIn(locale))
    .where(isOneOf(products.id, ids))
    .prepare('list_named')
    .execute()

const listShades = (db: Db, ids: string[]) =>
  db
    .select()
    .from(productOptionValues)
    .where(and(isOneOf(productOptionValues.productId, ids), inArray(productOptionValues.key, ['colour', 'width'])))
    .orderBy(asc(productOptionValues.position))
    .prepare('list_shades')
    .execute()

type Shades = Awaited<ReturnType<typeof listShades>>

const asSwatch = ({ value, label, swatch }: Shades[number], locale: Locale, shown: string | undefined) => ({
  name: label ? inLocale(label, locale) : value,
  lang: langOfLabel(label, locale),
  swatch: swatch ?? '#888888',
  isShown: value === shown,
})

/** The colours of one product, and the leading variant. */
function shownBy(own: Shades, summary: VariantSummary | undefined) {
  const colours = own.filter(({ key }) => key === 'colour')
  const lead = leadOf(summary?.shades ?? [], {
    colours: colours.map(({ value }) => value),
    widths: own.flatMap(({ key, value }) => (key === 'width' ? value : [])),
  })
  return { colours, lead }
}

type Pictured = Awaited<ReturnType<typeof listPictures>>[number]

/** The main picture of a choice and the one shown on hover: a close-up of the blade if there is one. */
function firstTwo(pictures: Pictured[], choice: Options) {
  const ordered = picturesFor(
    pictures.map(({ file, alt, options }) => ({ file, alt, of: options })),
    choice,
  )
  const main = ordered[0]
  if (!main) return []
  const others = ordered.slice(1).filter(({ of }) => !isOther(of, choice))
  const second = others.find(({ file }) => /-blade(-cutout)?$/.test(file)) ?? others[0]
  return [main, second].flatMap((picture) => (picture ? [{ file: picture.file, alt: picture.alt }] : []))
}
