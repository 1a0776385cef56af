import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import type { variantViews } from '#web/parts/product/variant-views.ts'

type Variant = ReturnType<typeof variantViews>[number]

/** Packs variants into lines of text, the first naming the options, since a hundred objects weigh as much as the rest of the page. */
export function packVariants(variants: Variant[]): string {
  const keys = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))] as OptionKey[]
  const lines = variants.map(({ id, sku, price, salePrice, stock, options }) =>
    [id, sku, price, salePrice ?? '', stock ?? '', ...keys.map((key) => options[key] ?? '')].join('\t'),
  )
  return [keys.join('\t'), ...lines].join('\n')
}

export function unpackVariants(packed: string): Variant[] {
  const [head = '', ...lines] = packed.split('\n')
  const keys = head ? (head.split('\t') as OptionKey[]) : []
  return lines.map((line) => {
    const [id, sku, price, salePrice, stock, ...values] = line.split('\t')
    const options: Options = Object.fromEntries(keys.flatMap((key, at) => (values[at] ? [[key, values[at]]] : [])))
    return { id: id!, sku: sku!, options, price: Number(price), salePrice: orNull(salePrice), stock: orNull(stock) }
  })
}

const orNull = (text: string | undefined) => (text ? Number(text) : null)
