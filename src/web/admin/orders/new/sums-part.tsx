import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { DiscountRows } from '#web/shell/cart/discount-rows.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { DiscountFields } from '../fields/discount-fields.tsx'
import type { DraftView } from './view-draft.ts'
import { newOrderFields } from '../fields/order-fields.ts'

/** The prices, calculated by the same quote as in the checkout, and the discount. */
export function SumsPart({ view, isStale }: { view: DraftView; isStale: boolean }) {
  const { sums, values, errors = {}, problems, channel } = view
  return (
    <Panel title={m.order_new_sums()}>
      {problems.length > 0 && (
        <Notice tone="warning" className="mb-4">
          <ul className="grid gap-1">
            {problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <dl className={cx('num grid gap-y-1.5', isStale && 'opacity-50')} aria-live="polite" aria-busy={isStale}>
        <Sum name={m.admin_subtotal()} amount={dong(sums.subtotal)} />
        <DiscountRows rows={sums.offGoods} />
        {channel === 'phone' && (
          <Sum
            name={m.admin_shipping_fee()}
            amount={sums.fee === null ? m.order_new_fee_open() : sums.fee ? dong(sums.fee) : m.admin_free()}
          />
        )}
        <DiscountRows rows={sums.offShipping} />
        <div className="mt-1 flex items-baseline justify-between gap-6 border-t border-line pt-2.5 text-ink">
          <dt className="font-semibold">{m.admin_total()}</dt>
          <dd id="draft-total" className="text-[1.375rem] font-[680] tracking-[-.02em]">
            {dong(sums.total)}
          </dd>
        </div>
        <div className="type-fine flex justify-between gap-6 text-muted">
          <dt>{m.admin_of_which_vat()}</dt>
          <dd>{dong(sums.vat)}</dd>
        </div>
      </dl>
      <div className="mt-4 grid gap-4 border-t border-line pt-4">
        <Field
          id="code"
          label={m.order_new_code()}
          optionalMark={m.admin_optional()}
          error={errors.code}
          hint={
            errors.code ? undefined : sums.coupons.map(({ code, text }) => `${code}: ${text}`).join(' · ') || undefined
          }
        >
          <TextInput
            {...inputOf(newOrderFields.code)}
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={values.code}
          />
        </Field>
        <DiscountFields values={values} errors={errors} />
        <Button type="submit" size="sm" variant="outline" name="do" value="look">
          {m.order_new_look()}
        </Button>
      </div>
    </Panel>
  )
}

const Sum = ({ name, amount }: { name: string; amount: string }) => (
  <div className="flex justify-between gap-6">
    <dt className="text-muted">{name}</dt>
    <dd className="text-ink">{amount}</dd>
  </div>
)
