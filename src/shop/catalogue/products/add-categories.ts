import type { Localized } from '#kit/localized.ts'
import { locales } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CategorySlug, LineSlug } from '../product.ts'
import { brandLines, brandLineTranslations, categories, categoryTranslations } from '../schema.ts'

type CategoryDraft = { slug: CategorySlug; position: number } & Localized<{ name: string; description: string }>
type LineDraft = { slug: LineSlug; position: number } & Localized<{
  name: string
  tagline: string
  story: string
}>

export async function addCategories(db: Db, drafts: CategoryDraft[]) {
  await db.insert(categories).values(drafts.map(({ slug, position }) => ({ slug, position })))
  await db
    .insert(categoryTranslations)
    .values(drafts.flatMap((draft) => locales.map((locale) => ({ category: draft.slug, locale, ...draft[locale] }))))
}

export async function addBrandLines(db: Db, drafts: LineDraft[]) {
  await db.insert(brandLines).values(drafts.map(({ slug, position }) => ({ slug, position })))
  await db
    .insert(brandLineTranslations)
    .values(drafts.flatMap((draft) => locales.map((locale) => ({ line: draft.slug, locale, ...draft[locale] }))))
}
