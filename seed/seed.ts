import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { addBrandLines, addCategories } from '#shop/catalogue/products/add-categories.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import { setCompanions } from '#shop/catalogue/products/set-companions.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { users } from '#shop/identity/schema.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { savePromotion } from '#shop/pricing/save-promotion.ts'
import { setVatRates } from '#shop/pricing/set-vat-rates.ts'
import { vatLaw } from '#shop/pricing/vat-law.ts'
import { addSynonyms } from '#shop/search/phrases/add-synonyms.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { importUnits, importFormerWards } from '#shop/shipping/addresses/import-units.ts'
import { setZones } from '#shop/shipping/zones/set-zones.ts'
import { categories } from './catalogue/categories.ts'
import { lines } from './catalogue/lines.ts'
import { products } from './catalogue/products.ts'
import { promotions } from './promotions.ts'
import { addArticles, addBlogCategories } from './content/add-articles.ts'
import { readArticles } from './content/read-articles.ts'
import { synonyms } from './search/synonyms.ts'
import { addScenes } from './scenes.ts'
import { demoSettings } from './settings.ts'
import { zones } from './shipping.ts'
import { vietnamUnits } from './units/vietnam.ts'

/** Fills an empty database, by the verbs that the shop itself uses. Answers the first admin's sign-in, only at the start that made it. */
export async function seedIfEmpty(db: Db): Promise<{ email: string; password: string | undefined } | undefined> {
  if (await hasUsers(db)) return void (await importFormerWards(db, vietnamUnits))
  if (env.SEED === 'demo') await storePictures()
  return db.transaction(async (tx) => {
    // Processes that start at once on an empty database: the first one fills it, the others wait as long as that takes and find it filled.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`)
    if (await hasUsers(tx)) return
    // Before the pages: one of them shows a scene.
    if (env.SEED === 'demo') await addScenes(tx)
    await seedGround(tx)
    if (env.SEED === 'demo') await seedDemo(tx)
    return seedAdmin(tx)
  })
}

const hasUsers = async (db: Db) => (await db.select({ id: users.id }).from(users).limit(1)).length > 0

/** What every shop in Vietnam begins with: units, VAT, categories and lines, and the texts that the law wants read. */
async function seedGround(db: Db) {
  await importUnits(db, vietnamUnits())
  await setVatRates(db, vatLaw)
  await addCategories(db, categories)
  await addBrandLines(db, lines)
  await addBlogCategories(db)
  await addArticles(db, readArticles('pages', 'page'))
  await addSynonyms(db, synonyms)
}

export async function seedDemo(db: Db) {
  await saveSettings(db, system, demoSettings)
  await setZones(db, zones)
  const ids = new Map<string, string>()
  for (const { draft, stock } of products) {
    const { productId, variantIds } = await createProduct(db, draft)
    ids.set(draft.vi.slug, productId)
    const received = Object.entries(stock).map(([sku, quantity]) => ({ variantId: variantIds.get(sku)!, quantity }))
    if (received.length) await receiveStock(db, system, received)
  }
  for (const { draft } of products)
    await setCompanions(
      db,
      ids.get(draft.vi.slug)!,
      (draft.companions ?? []).map((slug) => ids.get(slug)!),
    )
  // After the products of which they speak.
  await addArticles(db, [...readArticles('guides', 'guide'), ...readArticles('posts', 'post')])
  for (const draft of promotions) await savePromotion(db, system, { draft })
  await refreshListed(db, [...ids.values()])
}

/** What is answered is printed into the log: the password only if it was made here, since the owner knows the one of the settings. */
async function seedAdmin(db: Db) {
  const admin = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD ?? newPassword() }
  await addUser(db, system, { ...admin, name: 'Admin', role: 'admin', locale: 'vi' })
  return { ...admin, password: env.ADMIN_PASSWORD ? undefined : admin.password }
}

/** Random, and by the strict rule for passwords: upper, lower, digit, special. */
const newPassword = () => `${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x')}-Aa7`

/** The pictures are committed in their final encodings: storing them is a copy. */
async function storePictures() {
  const from = resolve('seed/pictures')
  const to = resolve(join(env.DATA_DIR, 'files/pictures'))
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await copyFile(join(from, name), join(to, name))
}
