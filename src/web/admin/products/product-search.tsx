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
    category: { label: m.product_admin_category(), any: m.product_admin_any_category(), options: places.categories },
    line: { label: m.product_admin_line(), any: m.product_admin_any_line(), options: places.lines },
    level: { label: m.product_admin_levels(), any: m.product_admin_any_level(), options: levels },
    stock: {
      label: m.admin_column_level(),
      any: m.product_admin_any_stock(),
      options: [
        { value: 'out', label: m.admin_stock_out() },
        { value: 'gaps', label: m.product_admin_stock_gaps() },
      ],
    },
    english: {
      label: m.product_admin_english(),
      any: m.product_admin_any_english(),
      options: [{ value: 'lacks', label: m.product_admin_english_lacks() }],
    },
  }
  return (
    <ListSearchForm
      label={m.product_admin_search()}
      placeholder={m.product_admin_search()}
      text={asked.text}
      keep={['status', 'sort']}
      filtered={isNarrowed(asked)}
      filters={[...productFilters]}
    >
      <ListFilters asked={asked} choices={choices} />
    </ListSearchForm>
  )
}
