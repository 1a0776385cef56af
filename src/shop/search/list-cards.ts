import { and, asc, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/columns.server.ts'
import type { Db } from '#platform/db.server.ts'
import { listPictures } from '#shop/catalogue/queries.ts'
import { productOptionValues, products, productWords } from '#shop/catalogue/schema.ts'
import { cardFacts } from './card-facts.server.ts'
import { summariseVariants } from './summarise-variants.ts'

/** Products as cards, in the given order; unknown ids are passed over. */
export async function listCards(db: Db, locale: Locale, ids: string[]) {
  if (!ids.length) return []
  const [rows, summaries, colours, pictures] = await Promise.all([
    listNamed(db, locale, ids),
    summariseVariants(db, ids),
    listColours(db, ids),
    listPictures(db, locale, ids),
  ])
  const card = ({ attributes, ...row }: (typeof rows)[number]) => {
    const summary = summaries.get(row.id)
    const { lowest = 0, highest = 0, listed = 0 } = summary ?? {}
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      category: row.category,
      /** Services stand outside the lines. */
      line: row.category === 'services' ? null : row.line,
      facts: cardFacts({ ...row, attributes }, summary, locale),
      price: { now: lowest, was: listed > lowest ? listed : null },
      isFrom: highest > lowest,
      inStock: summary?.inStock ?? false,
      pictures: firstTwo(pictures.filter((picture) => picture.productId === row.id)),
      colours: colours
        .filter((colour) => colour.productId === row.id)
        .map(({ value, label, swatch }) => ({ name: label?.[locale] ?? value, swatch: swatch ?? '#888888' })),
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
      name: productWords.name,
      slug: productWords.slug,
    })
    .from(products)
    .innerJoin(productWords, and(eq(productWords.productId, products.id), eq(productWords.locale, locale)))
    .where(isOneOf(products.id, ids))
    .prepare('list_named')
    .execute()

const listColours = (db: Db, ids: string[]) =>
  db
    .select()
    .from(productOptionValues)
    .where(and(isOneOf(productOptionValues.productId, ids), eq(productOptionValues.key, 'colour')))
    .orderBy(asc(productOptionValues.position))
    .prepare('list_colours')
    .execute()

type Pictured = Awaited<ReturnType<typeof listPictures>>[number]

/** The main picture and the one shown on hover: a macro of the blade where there is one. */
function firstTwo(pictures: Pictured[]) {
  const main = pictures[0]
  if (!main) return []
  const sameColour = pictures.slice(1).filter((picture) => picture.options?.colour === main.options?.colour)
  const second = sameColour.find((picture) => picture.file.endsWith('-blade')) ?? sameColour[0]
  return [main, second].flatMap((picture) => (picture ? [{ file: picture.file, alt: picture.alt }] : []))
}
