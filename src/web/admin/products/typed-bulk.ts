import { isUuid } from '#kit/is-uuid.ts'
import { productBulkVerbs, type ProductBulk } from '#shop/catalogue/products/bulk-products.ts'
import { m } from '#words/messages.js'
import { typedMoment } from '#platform/forms/typed-moment.ts'

/** Parses a bulk action with its products; undefined if the intent is unknown. */
export function readBulk(form: FormData): { bulk: ProductBulk; errors: Record<string, string> } | undefined {
  const verb = productBulkVerbs.find((one) => one === form.get('intent'))
  if (!verb) return
  const errors: Record<string, string> = {}
  const typed = String(form.get('off') ?? '').trim()
  const until = typedMoment('until').safeParse(String(form.get('until') ?? ''))
  if (verb === 'sale' && !/^[1-9]\d?$/.test(typed)) errors.off = m.product_admin_error_off()
  if (verb === 'sale' && (!until.success || (until.data && until.data <= new Date())))
    errors.until = m.product_admin_error_until()
  const ids = form.getAll('pick').map(String).filter(isUuid)
  return { bulk: { verb, ids, off: Number(typed) || 0, until: until.data ?? null }, errors }
}
