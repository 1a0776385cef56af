import { fold, slug } from '#kit/fold.ts'
import type { ChosenOption } from '#shop/catalogue/products/add-products.ts'
import { valueRule } from '#shop/catalogue/variants/draft-variants.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'
import type { OptionKey } from '#shop/catalogue/product.ts'
import type { ImportRow } from './import-row.ts'
import type { ShopWords } from './read-shop-words.ts'

/** What tells a row's variant from its siblings. `wrong`: what cannot be the value of an option. */
export function readChoices(row: ImportRow, { colours }: Pick<ShopWords, 'colours'>) {
  const wrong: string[] = []
  const choices = optionKeys.flatMap((key): ChosenOption[] => {
    const text = row[key]
    if (!text) return []
    const read = key === 'colour' ? readColour(text, colours) : readValue(key, text)
    if (!read || !valueRule.test(read.value)) wrong.push(text.slice(0, 40))
    return read ? [{ key, ...read }] : []
  })
  return { choices, wrong }
}

/** As the editor of options writes them: `white | Trắng | White | #ffffff`; a name alone is that of a colour of the shop, or a new one. */
function readColour(text: string, colours: ShopWords['colours']) {
  const [first = '', vi, en, swatch] = parts(text)
  const known = colours.get(fold(first))
  if (known) return { value: known.value, label: known.label, swatch: known.swatch }
  const value = slug(first)
  const names = { vi: vi || first, en: en ?? '' }
  return value ? { value, label: names, swatch: swatch && /^#[0-9a-f]{6}$/i.test(swatch) ? swatch : null } : undefined
}

/** `245`, `245 mm`, `R`, or with names behind: `M | M (54–57 cm) | M (54–57 cm)`. */
function readValue(key: OptionKey, text: string) {
  const [first = '', vi, en] = parts(text)
  const value = key === 'width' ? first.toUpperCase() : first.replace(/^(\d{3}) ?mm$/i, '$1')
  return { value, label: vi ? { vi, en: en ?? '' } : null }
}

const parts = (text: string) => text.split('|').map((part) => part.trim().normalize())
