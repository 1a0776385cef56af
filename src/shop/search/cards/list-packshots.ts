import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listPictures } from '#shop/catalogue/queries.ts'
import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { listChoice } from './list-choice.ts'

/** One pair of boots that represents each discipline: the editors' choice first. */
export async function listPackshots(db: Db, locale: Locale) {
  const firsts = await Promise.all(
    bootDisciplines.map(async (slug) => ({ slug, id: (await listChoice(db, [slug], { limit: 1, fill: true }))[0] })),
  )
  const ids = firsts.flatMap(({ id }) => id ?? [])
  const pictures = ids.length ? await listPictures(db, locale, ids) : []
  const file = (id?: string) => pictures.find(({ productId }) => productId === id)?.file ?? null
  return Object.fromEntries(firsts.map(({ slug, id }) => [slug, file(id)])) as Record<BootDiscipline, string | null>
}
