import { isReachableLink } from '#flows/content/is-reachable-link.ts'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import { searchProducts } from '#shop/catalogue/products/search-products.ts'
import { findPictures } from '#shop/media/find-pictures.ts'
import {
  partsWithProducts,
  homeBlock,
  isHomePart,
  maxChosen,
  partsWithText,
  partsWithTitle,
  type HomeBlock,
} from '#shop/settings/home-layout.ts'
import { heroFields, homeBlockFields } from '#shop/settings/wording-fields.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { localized } from '#kit/localized.ts'

export type HomeDraft = NonNullable<ShopSettings['homeDraft']>
type Texts = Record<string, string>
type Errors = Record<string, string>

type HomeReading = { draft: HomeDraft; errors: Errors; values: Texts }

/** Parses the form of the home page, with one error per invalid field; those of blocks that a button removes do not count. */
export async function readHome(form: FormData, isRemoved: (at: number) => boolean = () => false): Promise<HomeReading> {
  // Several checkboxes share a name, so all ticked values are kept for showing the form again.
  const values = Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).join(',')]))
  const errors: Errors = {}
  const lineOf = (name: string, field: DeclaredField) => readLine({ values, errors }, name, field)
  const both = (name: string, field: DeclaredField) => localized((locale) => lineOf(`${name}.${locale}`, field))
  const ids = [...new Set(form.getAll('block').map(String))].filter((id) => homeBlock.shape.id.safeParse(id).success)
  const blocks: HomeBlock[] = []
  for (const id of ids) blocks.push(await readBlock(id))
  for (const block of blocks) if (!isHomePart(block.id)) await checkBanner(block, errors)
  const hero = { heroTitle: both('heroTitle', heroFields.heroTitle), heroText: both('heroText', heroFields.heroText) }
  const removed: string[] = blocks.filter((_, at) => isRemoved(at)).map(({ id }) => id)
  const kept = Object.entries(errors).filter(([field]) => !removed.includes(field.split('.')[1] ?? ''))
  return { draft: { blocks, ...hero }, errors: Object.fromEntries(kept), values }

  async function readBlock(id: string) {
    const part = isHomePart(id) ? id : undefined
    return homeBlock.parse({
      id,
      isOn: `on.${id}` in values,
      ...((!part || partsWithTitle.includes(part)) && { title: both(`title.${id}`, homeBlockFields.title) }),
      ...((!part || partsWithText.includes(part)) && { text: both(`text.${id}`, homeBlockFields.text) }),
      ...(part && partsWithProducts.includes(part) && { products: await productsIn(form, id, errors) }),
      ...(!part && {
        picture: lineOf(`picture.${id}`, homeBlockFields.picture),
        href: lineOf(`href.${id}`, homeBlockFields.href),
        action: both(`action.${id}`, homeBlockFields.action),
      }),
    })
  }
}

function readLine({ values, errors }: { values: Texts; errors: Errors }, name: string, field: DeclaredField) {
  const text = (values[name] ?? '')
    .normalize()
    .replaceAll('\r\n', '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  const error = textError(field, text)
  if (error) errors[name] = error
  return text
}

/** The products that are still ticked, and the one whose name was typed. */
async function productsIn(form: FormData, id: string, errors: Errors) {
  const ticked = [...new Set(form.getAll(`product.${id}`).map(String))].slice(0, maxChosen)
  const typed = String(form.get(`add.${id}`) ?? '').trim()
  if (!typed) return ticked
  const error = textError(homeBlockFields.add, typed)
  if (error) {
    errors[`add.${id}`] = error
    return ticked
  }
  const known = (await findBySlugs(db, [typed])).has(typed)
  const [found] = known ? [{ slug: typed }] : await searchProducts(db, requestLocale(), typed, 1)
  if (!found) errors[`add.${id}`] = m.home_error_product()
  else if (!ticked.includes(found.slug) && ticked.length >= maxChosen)
    errors[`add.${id}`] = m.home_error_products({ max: maxChosen })
  else return [...new Set([...ticked, found.slug])]
  return ticked
}

async function checkBanner({ id, isOn, title, picture, href, action }: HomeBlock, errors: Errors) {
  if (isOn && !title.vi) errors[`title.${id}.vi`] ??= m.home_error_title()
  if (picture && !(await findPictures(db, requestLocale(), [picture])).size)
    errors[`picture.${id}`] ??= m.home_error_picture()
  if (href && !(await isReachableLink(db, href))) errors[`href.${id}`] ??= m.menu_error_address()
  if (href && !action.vi) errors[`action.${id}.vi`] ??= m.home_error_action()
}
