import { inputOf } from '#kit/declare-fields.ts'
import { checkoutFields } from '#shop/checkout/form-fields.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { fieldProps, type CheckoutFieldMetadata } from './contact-fields.tsx'

type Names = 'note' | 'inspect' | 'company' | 'taxCode' | 'companyAddress'

type ShownFields = { inspection: boolean; note: boolean }

/** `paysAtDoor`: the courier gets the money; who has paid before inspects the goods only to accept them. */
type Props = { fields: CheckoutFieldMetadata<Names>; asks: ShownFields; paysAtDoor: boolean }

/** Rarely needed fields are folded, unless they hold a value or an error. */
export function MoreFields({ fields, asks, paysAtDoor }: Props) {
  const { note, inspect, company, taxCode, companyAddress } = fields
  const isOpen = [note, company, taxCode, companyAddress].some((field) => field.initialValue || field.errors?.length)
  return (
    <div>
      {asks.inspection && (
        <Checkbox
          name={inspect.name}
          defaultChecked={inspect.initialValue === 'on'}
          label={paysAtDoor ? m.checkout_inspect() : m.checkout_inspect_paid()}
          note={paysAtDoor ? m.checkout_inspect_note() : m.checkout_inspect_paid_note()}
        />
      )}
      <Accordion summary={asks.note ? m.checkout_more() : m.checkout_invoice()} open={isOpen}>
        <div className="grid gap-5">
          {asks.note && (
            <>
              <Field
                id={note.id}
                label={m.checkout_note()}
                optionalMark={m.checkout_optional()}
                error={note.errors?.[0]}
              >
                <TextArea {...inputOf(checkoutFields.note)} {...fieldProps(note)} rows={3} />
              </Field>
              <p className="type-label text-ink">{m.checkout_invoice()}</p>
            </>
          )}
          <Field
            id={company.id}
            label={m.checkout_company()}
            optionalMark={m.checkout_optional()}
            error={company.errors?.[0]}
          >
            <TextInput {...inputOf(checkoutFields.company)} {...fieldProps(company)} />
          </Field>
          <Field
            id={taxCode.id}
            label={m.checkout_tax_code()}
            optionalMark={m.checkout_optional()}
            error={taxCode.errors?.[0]}
          >
            <TextInput {...inputOf(checkoutFields.taxCode)} {...fieldProps(taxCode)} />
          </Field>
          <Field
            id={companyAddress.id}
            label={m.checkout_company_address()}
            optionalMark={m.checkout_optional()}
            error={companyAddress.errors?.[0]}
          >
            <TextInput {...inputOf(checkoutFields.companyAddress)} {...fieldProps(companyAddress)} />
          </Field>
        </div>
      </Accordion>
    </div>
  )
}
