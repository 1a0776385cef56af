import type { ImportField } from '#shop/imports/import.ts'
import { m } from '#words/messages.js'

/** What a column is called, in the file that the shop writes and beside the one that it is sent (match-columns.ts knows these names). */
export const columnWords: Record<ImportField, () => string> = {
  sku: () => m.admin_sku(),
  price: () => m.goods_price(),
  sale: () => m.goods_sale(),
  from: () => m.goods_sale_from(),
  until: () => m.goods_sale_until(),
  stock: () => m.sheet_stock(),
  handle: () => m.goods_slug(),
  name: () => m.import_name_vi(),
  nameEn: () => m.import_name_en(),
  category: () => m.goods_category(),
  type: () => m.goods_type(),
  line: () => m.goods_line(),
  colour: () => m.option_colour(),
  size: () => m.option_size(),
  width: () => m.option_width(),
  blade_length: () => m.option_blade_length(),
  hollow: () => m.option_hollow(),
  length: () => m.option_length(),
  kind: () => m.option_kind(),
  barcode: () => m.goods_barcode(),
  weight: () => m.goods_weight(),
  summary: () => m.import_summary_vi(),
  summaryEn: () => m.import_summary_en(),
  description: () => m.import_description_vi(),
  descriptionEn: () => m.import_description_en(),
}
