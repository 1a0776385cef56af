import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { noonOf } from '#kit/work-day.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { returnReasons } from '#shop/returns/return-reasons.ts'
import { notReturnableWords } from '#shop/returns/not-returnable-words.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Thumbnail } from '../page/thumbnail.tsx'
import { returnLineFieldNames } from './request-form.ts'
import type { ReturnFormLine } from './read-return-form-view.server.ts'
import { buyerReturnReasonWords } from './return-words.ts'

type Props = {
  line: ReturnFormLine
  values: Record<string, string>
  errors: Record<string, string>
  isStaff: boolean
  /** This is the only returnable line, so nobody has to choose it. */
  isOnly: boolean
}

/** One line of the order: how many come back, why, and what is wanted instead; or why it cannot be returned. */
export function ReturnLineFields({ line, ...form }: Props) {
  return (
    <li className="group/line grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-5">
      <Thumbnail file={line.picture} px={72} />
      <div className="min-w-0">
        <h3 className="font-semibold text-ink">
          <ProductName name={line.name} />
        </h3>
        {line.choice && (
          <p className="type-small text-muted">
            <FallbackText text={line.choice} words={line.lent} />
          </p>
        )}
        {line.why ? <Never line={line} /> : <Until line={line} isStaff={form.isStaff} />}
        {!line.why && <Choices line={line} {...form} />}
      </div>
    </li>
  )
}

const day = (iso: string | null) => (iso ? formatDate(noonOf(iso), getLocale()) : '')

const Never = ({ line: { name, why, may } }: { line: ReturnFormLine }) => (
  <p className="type-small mt-1.5 text-muted">
    {notReturnableWords[why!]({ name, until: day(may.defect.until) }, { locale: getLocale() })}
  </p>
)

/** The deadline for each kind of reason; for a pair with services, why it cannot be returned. */
function Until({ line, isStaff }: Pick<Props, 'line' | 'isStaff'>) {
  const { name, may, paid, withheldBundleDiscount, withheldOfferDiscount } = line
  const ofBundle = isStaff ? m.return_admin_of_bundle : m.return_of_bundle
  const mind = may.changed_mind
  return (
    <ul className="type-small num mt-1.5 grid gap-0.5 text-muted">
      {mind.left > 0 && <li>{m.return_until_mind({ day: day(mind.until) })}</li>}
      {mind.why && mind.why !== 'not-offered' && (
        <li>{notReturnableWords[mind.why]({ name, until: day(mind.until) }, { locale: getLocale() })}</li>
      )}
      {may.defect.left > 0 && <li>{m.return_until_defect({ day: day(may.defect.until) })}</li>}
      <li>{m.return_paid_each({ amount: dong(paid) })}</li>
      {mind.left > 0 && withheldBundleDiscount > 0 && <li>{ofBundle({ amount: dong(withheldBundleDiscount) })}</li>}
      {mind.left > 0 && withheldOfferDiscount > 0 && (
        <li>{m.return_of_offer({ amount: dong(withheldOfferDiscount) })}</li>
      )}
    </ul>
  )
}

function Choices({ line, values, errors, isStaff, isOnly }: Props) {
  const names = returnLineFieldNames(line.id)
  const words = buyerReturnReasonWords()
  const reasons = returnReasons.filter((reason) => isStaff || line.may[reason].left > 0)
  const counts = Array.from({ length: line.most + 1 }, (_, count) => ({ value: String(count), label: String(count) }))
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <SelectField
        id={names.quantity}
        label={m.return_quantity()}
        name={names.quantity}
        defaultValue={values[names.quantity] ?? (isOnly ? '1' : '0')}
        options={counts}
        error={errors[names.quantity]}
      />
      <SelectField
        id={names.reason}
        label={m.return_reason()}
        name={names.reason}
        defaultValue={values[names.reason] ?? ''}
        options={[{ value: '', label: m.return_choose() }, ...reasons.map((value) => ({ value, label: words[value] }))]}
        error={errors[names.reason]}
      />
      <div className="sm:col-span-2 group-has-[[value=refund]:checked]/ask:hidden">
        <SelectField
          id={names.wanted}
          label={m.return_wanted()}
          hint={isStaff ? m.return_admin_wanted_hint() : m.return_wanted_hint()}
          name={names.wanted}
          defaultValue={values[names.wanted] ?? ''}
          options={[{ value: '', label: m.return_choose() }, ...line.others.map(asOption)]}
          error={errors[names.wanted]}
        />
      </div>
    </div>
  )
}

function asOption({ variantId, label, left, difference, isSame }: ReturnFormLine['others'][number]) {
  const name = label || m.return_same()
  const more = difference === 0 ? null : difference > 0 ? `+${dong(difference)}` : `−${dong(-difference)}`
  const words = [name, isSame && label ? m.return_same() : null, more, left ? null : m.return_gone()]
  return { value: variantId, label: words.filter(Boolean).join(' · '), disabled: left === 0 }
}
