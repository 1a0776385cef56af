import { m } from '#words/messages.js'
import type { NamedOption, Taxonomy } from './read-products.ts'

/** Filters of the product list and the price sheet, besides the status. */
export const productFilters = ({ taxonomy, levels }: { taxonomy: Taxonomy; levels: NamedOption[] }) => ({
  category: { label: m.product_admin_category(), any: m.product_admin_any_category(), options: taxonomy.categories },
  line: { label: m.product_admin_line(), any: m.product_admin_any_line(), options: taxonomy.lines },
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
})
