import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { products } from '#shop/catalogue/schema.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test } from '#test/with-db.ts'
import { products as seeds } from '#seed/catalogue/products.ts'
import { findSimilarProducts } from './find-similar-products.ts'
import { refreshListed } from '../traits/refresh-listed.ts'

const some = seeds.filter(({ draft }) => ['figure', 'hockey', 'accessories'].includes(draft.category)).slice(0, 16)
const slugs = some.map(({ draft }) => draft.vi.slug)
const draftOf = (slug: string) => some.find(({ draft }) => draft.vi.slug === slug)!.draft

describe('similar products', () => {
  test('similar products share category, and come nearest in type and level; the product itself is not among them', async ({
    db,
  }) => {
    const ids = await addDemoProducts(db, slugs)
    const slugOf = new Map([...ids].map(([slug, id]) => [id, slug]))
    for (const [slug, id] of ids) {
      const own = draftOf(slug)
      const similar = (await findSimilarProducts(db, id, 4)).map((one) => draftOf(slugOf.get(one)!))
      expect(similar).not.toContain(own)
      expect(new Set(similar.map(({ category }) => category)).size).toBeLessThanOrEqual(1)
      if (similar[0]) expect(similar[0].category).toBe(own.category)
      const others = some.filter(
        ({ draft }) => draft !== own && draft.category === own.category && draft.type === own.type,
      )
      const sameType = similar.filter(({ type }) => type === own.type)
      expect(sameType).toHaveLength(Math.min(4, others.length))
      const sameLevel = others.filter(({ draft }) => draft.levels?.some((one) => own.levels?.includes(one)))
      if (sameLevel.length) expect(sameType[0]!.levels?.some((one) => own.levels?.includes(one))).toBe(true)
    }
  })

  test('similar products are on sale, and a withdrawn product still has some', async ({ db }) => {
    const ids = await addDemoProducts(db, slugs)
    const [id] = [...ids.values()]
    const [first, ...others] = await findSimilarProducts(db, id!, 4)
    await db.update(products).set({ status: 'archived' }).where(eq(products.id, first!))
    await refreshListed(db, [first!])
    const after = await findSimilarProducts(db, id!, 4)
    expect(after).not.toContain(first)
    expect(after.slice(0, others.length)).toEqual(others)
    expect(await findSimilarProducts(db, first!, 4)).not.toEqual([])
  })
})
