import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { products } from '#seed/catalogue/products.ts'
import { girthBase } from '#shop/advisers/width.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test } from '#test/with-db.ts'
import { answerSize } from './answer-size.server.ts'
import { answerStiffness } from './answer-stiffness.server.ts'
import { findBladeProducts } from './find-blade-products.server.ts'

test.beforeEach(({ db, store }) => useStore({ ...store, db } as Store))

test('the blade finder leads to a blade in the length that fits best, and to no length of one that does not fit', async ({
  db,
}) => {
  await addDemoProducts(db, ['luoi-luot-xoay-8'])
  const leadsTo = async (size: number) => {
    const found = await findBladeProducts({ skill: 'figure:double', size, weight: 45, ice: 'soft' }, undefined)
    return [...found!.fitting, ...found!.unfit].map(({ to }) => to)
  }
  expect(await leadsTo(240)).toEqual([expect.stringMatching(/^\/product\/luoi-luot-xoay-8\?blade_length=\d/)])
  expect(await leadsTo(160)).toEqual(['/product/luoi-luot-xoay-8'])
})

/** Premium, with narrow boots, and Sport, which has none. */
const [premium, sport] = ['luot-aria-75', 'luot-en-55'] as const

/** A size in which a narrow boot and a regular one are in stock. */
function narrowSize() {
  const inStock = [premium, sport].map((slug) => {
    const { draft, stock: left } = products.find((one) => one.draft.vi.slug === slug)!
    return draft.variants.filter(({ sku }) => left[sku]! > 0).map(({ options }) => `${options.size} ${options.width}`)
  })
  return inStock[0]!.find((fit) => fit.endsWith('N') && inStock[1]!.includes(fit.replace('N', 'R')))!.split(' ')[0]!
}

const askSport = (foot: string) =>
  answerSize({
    boot: { discipline: 'figure', line: 'sport' },
    typed: { foot, fit: 'snug', girth: String(Math.round(girthBase(Number(foot))) - 8) },
    isAsked: true,
  })

test('a narrow foot whose line has no narrow boot is led to the line that has one', async ({ db }) => {
  await addDemoProducts(db, [premium, sport])
  const size = narrowSize()
  const { answer, shelf } = await askSport(size)
  expect(answer!.reasons.join(' ')).toContain('dòng Premium')
  expect(shelf).toMatchObject({ width: 'N', isOtherWidth: false })
  expect(shelf!.items.map(({ to }) => to)).toEqual([`/product/${premium}?size=${size}&width=N`])
})

test('where narrow boots are sold out, that is said above the regular ones', async ({ db }) => {
  await addDemoProducts(db, [sport])
  const { shelf } = await askSport(narrowSize())
  expect(shelf).toMatchObject({ width: 'N', isOtherWidth: true })
  expect(shelf!.items).toHaveLength(1)
})

test('the stiffness adviser leads to no boot that is sold out in every size', async ({ db }) => {
  const productId = (await addDemoProducts(db, [sport])).get(sport)!
  const question = { discipline: 'figure', level: 'axel', weight_kg: 50, age_years: 25, hours_per_week: 4 } as const
  expect((await answerStiffness(question)).shelf!.items).toHaveLength(1)
  for (const { id } of await db.select().from(variants).where(eq(variants.productId, productId)))
    await db.update(stock).set({ onHand: 0 }).where(eq(stock.variantId, id))
  await refreshListed(db, [productId])
  expect((await answerStiffness(question)).shelf!.items).toEqual([])
})
