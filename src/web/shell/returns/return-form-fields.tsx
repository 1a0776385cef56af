import { inputOf } from '#kit/declare-fields.ts'
import { returnRequestFields } from '#shop/returns/return-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { summaryErrorsOf } from '../forms/read-fields.ts'
import { ReturnLineFields } from './request-line.tsx'
import type { ReturnFormView } from './read-return-form-view.server.ts'

export type ReturnFormAnswer = { errors: Record<string, string>; values: Record<string, string>; refusal?: string }
type Props = { view: ReturnFormView; answer: ReturnFormAnswer; requestKey: string }

/** Fields of the return form; the surrounding form carries `group/ask`, by which CSS shows the fields that a choice needs. */
export function ReturnFormFields({ view, answer: { errors, values }, requestKey }: Props) {
  const summaryErrors = summaryErrorsOf(errors)
  return (
    <>
      <FormErrors title={m.return_errors({ count: summaryErrors.length })} errors={summaryErrors} />
      <input type="hidden" name="key" value={values.key ?? requestKey} />
      <Wish chosen={values.wish ?? 'exchange'} error={errors.wish} isStaff={view.isStaff} needsBank={view.needsBank} />
      <section>
        <h2 id="lines" tabIndex={-1} className="type-h3 scroll-mt-4">
          {view.isStaff ? m.return_admin_which() : m.return_which()}
        </h2>
        {errors.lines && (
          <p role="alert" className="type-small mt-2 font-medium text-red">
            {errors.lines}
          </p>
        )}
        <ReturnLines view={view} answer={{ errors, values }} className="mt-3" />
      </section>
      <Field
        id="note"
        label={m.return_note()}
        optionalMark={m.return_optional()}
        hint={m.return_note_hint()}
        error={errors.note}
      >
        <TextArea {...inputOf(returnRequestFields.note)} defaultValue={values.note} />
      </Field>
      {view.needsBank && <BankFields values={values} errors={errors} isOptional={view.isStaff} />}
    </>
  )
}

export function ReturnLines({ view, answer, className }: Omit<Props, 'requestKey'> & { className: string }) {
  const isOnly = view.lines.filter((line) => line.most > 0).length === 1
  return (
    <ul className={`border-t border-line ${className}`}>
      {view.lines.map((line) => (
        <ReturnLineFields key={line.id} line={line} {...answer} isOnly={isOnly} isStaff={view.isStaff} />
      ))}
    </ul>
  )
}

type WishProps = Pick<ReturnFormView, 'isStaff' | 'needsBank'> & { chosen: string; error?: string }

/** Staff fill in the form for somebody else, and are not spoken to as the customer. */
const Wish = ({ chosen, error, isStaff, needsBank }: WishProps) => (
  <ChoiceGroup id="wish" legend={isStaff ? m.return_admin_wish_legend() : m.return_wish()} error={error}>
    <div className="grid gap-3 sm:grid-cols-2">
      <RadioCard
        name="wish"
        value="exchange"
        defaultChecked={chosen === 'exchange'}
        title={m.return_wish_exchange()}
        note={m.return_wish_exchange_note()}
      />
      <RadioCard
        name="wish"
        value="refund"
        defaultChecked={chosen === 'refund'}
        title={m.return_wish_refund()}
        note={refundNote({ isStaff, needsBank })}
      />
    </div>
  </ChoiceGroup>
)

function refundNote({ isStaff, needsBank }: Pick<ReturnFormView, 'isStaff' | 'needsBank'>) {
  if (needsBank) return isStaff ? m.return_admin_refund_bank_note() : m.return_wish_refund_bank_note()
  return isStaff ? m.return_admin_refund_note() : m.return_wish_refund_note()
}

type Fields = Omit<ReturnFormAnswer, 'refusal'> & { isOptional: boolean }

/** Cash cannot be refunded automatically, so a bank account is needed. */
const BankFields = ({ values, errors, isOptional }: Fields) => (
  <fieldset className="grid gap-4 rounded-md bg-sunken p-5 group-has-[[value=exchange]:checked]/ask:hidden sm:grid-cols-2">
    <legend className="float-left mb-1 font-semibold text-ink sm:col-span-2">{m.return_bank_title()}</legend>
    <p className="type-small clear-both text-muted sm:col-span-2">
      {isOptional ? m.return_bank_staff() : m.return_bank_why()}
    </p>
    <Field id="bank" label={m.return_bank()} error={errors.bank}>
      <TextInput {...inputOf(returnRequestFields.bank)} defaultValue={values.bank} />
    </Field>
    <Field id="account" label={m.return_account()} error={errors.account}>
      <TextInput {...inputOf(returnRequestFields.account)} defaultValue={values.account} spellCheck={false} />
    </Field>
    <Field id="holder" label={m.return_holder()} error={errors.holder} className="sm:col-span-2">
      <TextInput {...inputOf(returnRequestFields.holder)} defaultValue={values.holder} />
    </Field>
  </fieldset>
)
