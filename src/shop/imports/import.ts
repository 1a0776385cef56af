import type { Localized } from '#kit/localized.ts'
import { optionKeys } from '#shop/catalogue/product-draft.ts'

/** Fields that change an existing variant, and are the first price and stock of a new one. */
export const pricedFields = ['price', 'sale', 'from', 'until', 'stock'] as const
/** Fields that are read only for a new variant; an existing variant keeps its own values. */
export const newProductFields = ['handle', 'name', 'nameEn', 'category', 'type', 'line'] as const
export const importVariantFields = [...optionKeys, 'barcode', 'weight'] as const
export const textFields = ['summary', 'summaryEn', 'description', 'descriptionEn'] as const

/** The fields to which a column can be matched. A variant is identified by its SKU; an unmatched column is not read. */
export const importFields = [
  'sku',
  ...pricedFields,
  ...newProductFields,
  ...importVariantFields,
  ...textFields,
] as const
export type ImportField = (typeof importFields)[number]

/** The column of each field, from 0. */
export type Columns = Partial<Record<ImportField, number>>

/** matching: staff match columns to fields. checking: a dry run. checked: waits for confirmation. running: changes the shop. done: finished. */
export const importStates = ['matching', 'checking', 'checked', 'running', 'done'] as const
export type ImportState = (typeof importStates)[number]
/** States in which the worker continues by itself. */
export const workingStates: ImportState[] = ['checking', 'running']

/** `created`: variants; `products`: drafts created for them, the first of them by name. Missing in early imports, which created nothing. */
export type ImportTally = { changed: number; unchanged: number; faulty: number } & {
  created?: number
  products?: number
  begun?: string[]
}
export const emptyImportTally: ImportTally = { changed: 0, unchanged: 0, faulty: 0 }

/** The reason why a row is refused, in both languages: its reader may not be the sender of the file. */
export type Reason = Localized

/** So many of the new drafts are listed by name. */
export const maxDraftsNamed = 12

export const maxImportBytes = 10 * 1024 * 1024
