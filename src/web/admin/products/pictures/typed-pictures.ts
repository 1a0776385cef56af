import { textError } from '#platform/forms/field-schema.ts'
import { choiceKey } from '#shop/catalogue/variants/draft-variants.ts'
import type { ProductPicture } from '#shop/catalogue/pictures/list-product-pictures.ts'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import { altFields } from '#shop/media/alt-fields.ts'
import { m } from '#words/messages.js'
import type { FormShape } from '#web/admin-kit/form/form-shape.ts'
import { productTextsIn } from '../typed-product.ts'
import { locales, localized } from '#kit/localized.ts'

/** An option as the value of a select: `colour=white`; empty if the picture is for all. */
export const choiceText = (options: Options | null) =>
  Object.entries(options ?? {})
    .map(([key, value]) => `${key}=${value}`)
    .join('&')

export const readPictureChoice = (text: string): Options | null =>
  text ? Object.fromEntries(text.split('&').map((part) => part.split('=', 2) as [OptionKey, string])) : null

/** `choices`: options that a picture may belong to; `variants`: variants that may have their own picture. */
type Known = { choices: string[]; variants: { sku: string; options: Options }[] }

/** Parses the pictures, or returns one error per field. */
export function readPictures(form: FormData, saved: ProductPicture[], { choices, variants }: Known) {
  const values = productTextsIn(form)
  const errors: Record<string, string> = {}
  const ids = [...new Set(form.getAll('picture').map(String))]
  const pictures = ids.flatMap((mediaId) => {
    const one = saved.find((picture) => picture.mediaId === mediaId)
    if (!one || `off.${mediaId}` in values) return []
    const alt = localized((locale) => (values[`${locale}.${mediaId}`] ?? '').normalize().trim())
    for (const locale of locales) {
      const error = alt[locale].length < 2 ? m.product_admin_alt_missing() : textError(altFields[locale], alt[locale])
      if (error) errors[`${locale}.${mediaId}`] = error
    }
    const optionText = values[`of.${mediaId}`] ?? ''
    const sku = (values[`sku.${mediaId}`] ?? '').trim().toUpperCase()
    const variant = variants.find((of) => of.sku === sku)
    if (sku && !variant) errors[`sku.${mediaId}`] = m.product_admin_picture_sku_unknown({ sku: sku.slice(0, 40) })
    if (variant) return [{ mediaId, alt, options: variant.options }]
    const known = [...choices, choiceText(one.options)]
    return [{ mediaId, alt, options: readPictureChoice(known.includes(optionText) ? optionText : '') }]
  })
  return { pictures, errors, values, order: ids }
}

/** The pictures as field values. */
export const pictureFields = (pictures: (ProductPicture & { sku: string })[], choices: string[]) => ({
  picture: pictures.map(({ mediaId }) => mediaId).join(','),
  ...Object.fromEntries(
    pictures.flatMap(({ mediaId, alt, options, sku }) => [
      [`vi.${mediaId}`, alt.vi ?? ''],
      [`en.${mediaId}`, alt.en ?? ''],
      ...(choices.length ? [[`of.${mediaId}`, sku ? '' : choiceText(options)]] : []),
      [`sku.${mediaId}`, sku],
    ]),
  ),
})
export const pictureShape: FormShape = { ordered: ['picture'] }

/** The order after a button was pressed: `up:<id>` or `down:<id>`. */
export function movedPictures(ids: string[], press: string): string[] {
  const [direction, id = ''] = press.split(':')
  const at = ids.indexOf(id)
  const to = direction === 'up' ? at - 1 : at + 1
  if (at === -1 || to < 0 || to >= ids.length) return ids
  return ids.with(at, ids[to]!).with(to, id)
}

/** The SKU of the variant that the picture belongs to; empty if it belongs to a colour, and so to all its variants. */
export const pictureSkuOf = (options: Options | null, { choices, variants }: Known) =>
  options && !choices.includes(choiceText(options))
    ? (variants.find((one) => choiceKey(one.options) === choiceKey(options))?.sku ?? '')
    : ''
