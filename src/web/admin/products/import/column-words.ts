import type { ImportField } from '#shop/imports/import.ts'
import { m } from '#words/messages.js'

/** Column names, in the exported file and in the form that matches columns (open-import.ts knows them). */
export const columnWords: Record<ImportField, () => string> = {
  sku: () => m.admin_sku(),
  price: () => m.product_admin_price(),
  sale: () => m.product_admin_sale(),
  from: () => m.product_admin_sale_from(),
  until: () => m.product_admin_sale_until(),
  stock: () => m.product_sheet_stock(),
  handle: () => m.product_admin_slug(),
  name: () => m.import_name_vi(),
  nameEn: () => m.import_name_en(),
  category: () => m.product_admin_category(),
  type: () => m.product_admin_type(),
  line: () => m.product_admin_line(),
  colour: () => m.option_colour(),
  size: () => m.option_size(),
  width: () => m.option_width(),
  blade_length: () => m.option_blade_length(),
  hollow: () => m.option_hollow(),
  length: () => m.option_length(),
  kind: () => m.option_kind(),
  barcode: () => m.product_admin_barcode(),
  weight: () => m.product_admin_weight(),
  summary: () => m.import_summary_vi(),
  summaryEn: () => m.import_summary_en(),
  description: () => m.import_description_vi(),
  descriptionEn: () => m.import_description_en(),
}
