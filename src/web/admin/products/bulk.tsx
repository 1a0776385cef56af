import { inputOf } from '#kit/declare-fields.ts'
import type { ProductBulkVerb } from '#shop/catalogue/products/bulk-products.ts'
import { manyPricesFields } from '#shop/catalogue/product-fields.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { BulkOutcome } from '#web/admin-kit/list/bulk-outcome.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

const words = (): Record<ProductBulkVerb, string> => ({
  active: m.product_admin_bulk_active(),
  draft: m.product_admin_bulk_draft(),
  archived: m.product_admin_bulk_archived(),
  sale: m.product_admin_bulk_sale(),
  'no-sale': m.product_admin_bulk_no_sale(),
})

/** Bulk actions of the product list. */
export function ProductActs({ isNothing, errors }: { isNothing: boolean; errors: Record<string, string> }) {
  const label = words()
  const act = (verb: ProductBulkVerb) => (
    <Button key={verb} type="submit" name="intent" value={verb} size="sm" variant="outline" disabled={isNothing}>
      {label[verb]}
    </Button>
  )
  return (
    <>
      {(['active', 'draft', 'archived'] as const).map(act)}
      <details open={Object.keys(errors).length > 0} className="max-md:w-full">
        <summary className="type-button inline-flex min-h-11 cursor-pointer items-center rounded-md px-3 text-[0.9375rem] text-ink hover:bg-line">
          {m.product_admin_bulk_prices()}
        </summary>
        <div className="flex flex-wrap items-end gap-3 py-2">
          <Field label={m.product_admin_bulk_off()} error={errors.off} className="w-36">
            <TextInput {...inputOf(manyPricesFields.off)} />
          </Field>
          <Field
            label={m.product_admin_sale_until()}
            error={errors.until}
            optionalMark={m.promotion_optional()}
            className="w-60"
          >
            <DateInput name="until" withTime isEnd />
          </Field>
          {(['sale', 'no-sale'] as const).map(act)}
        </div>
      </details>
    </>
  )
}

export type ProductBulkAnswer = {
  verb: ProductBulkVerb
  results: { productId: string; name: string; refusal?: string }[]
  errors?: Record<string, string>
}

/** One line for all products that succeeded, and one for each that failed, with the reason. */
export function ProductBulkOutcome({ answer }: { answer?: ProductBulkAnswer }) {
  if (!answer) return null
  if (answer.errors) return <Notice tone="error">{m.admin_form_faulty()}</Notice>
  const failed = answer.results.flatMap(({ productId, name, refusal }) =>
    refusal
      ? [{ id: productId, to: `/admin/products/${productId}/edit`, name: <ProductName name={name} />, refusal }]
      : [],
  )
  return (
    <BulkOutcome
      answer={answer}
      nothing={m.admin_list_pick_none()}
      sent={answer.results.length}
      done={m.product_admin_bulk_done({
        act: words()[answer.verb],
        count: formatCount(answer.results.length - failed.length),
      })}
      failedTitle={m.product_admin_bulk_failed({ count: formatCount(failed.length) })}
      failed={failed}
    />
  )
}
