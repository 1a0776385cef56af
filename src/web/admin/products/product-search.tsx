import { m } from '#words/messages.js'
import { ListFilters } from '#web/admin-kit/list/list-filters.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import type { ProductParams } from './read-product-params.ts'
import type { NamedOption, Taxonomy } from './read-products.ts'

/** The words of the address that narrow the list, besides the status. */
const productFilters = ['category', 'line', 'level', 'stock', 'english'] as const

export const isNarrowed = (asked: ProductParams) => asked.text !== '' || productFilters.some((name) => asked[name])

type Props = { asked: ProductParams; places: Taxonomy; levels: NamedOption[] }

/** The search of the list of products, and of its sheet. */
export function ProductSearch({ asked, places, levels }: Props) {
  const choices = {
    category: { label: m.goods_category(), any: m.goods_any_category(), options: places.categories },
    line: { label: m.goods_line(), any: m.goods_any_line(), options: places.lines },
    level: { label: m.goods_levels(), any: m.goods_any_level(), options: levels },
    stock: {
      label: m.admin_column_level(),
      any: m.goods_any_stock(),
      options: [
        { value: 'out', label: m.admin_stock_out() },
        { value: 'gaps', label: m.goods_stock_gaps() },
      ],
    },
    english: {
      label: m.goods_english(),
      any: m.goods_any_english(),
      options: [{ value: 'lacks', label: m.goods_english_lacks() }],
    },
  }
  return (
    <ListSearchForm
      label={m.goods_search()}
      placeholder={m.goods_search()}
      text={asked.text}
      keep={['status', 'sort']}
      filtered={isNarrowed(asked)}
      filters={[...productFilters]}
    >
      <ListFilters asked={asked} choices={choices} />
    </ListSearchForm>
  )
}
