import { Truck } from 'lucide-react'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { ChoiceField, LineField } from '#web/admin-kit/form/fields.tsx'
import type { ShipmentsView, ShipmentView } from './read-shipments.ts'
import { bookFields } from './shipment-fields.ts'
import { ShipmentForm } from './shipment-form.tsx'

type Props = { view: ShipmentsView; shipment: ShipmentView; answer?: Answer }

/** Books a waybill at a carrier: weight and size are entered, the rest comes from the order. */
export function BookForm({ view, shipment, answer }: Props) {
  const [length, width, height] = shipment.boxCm ?? view.box
  const sizes = [
    ['weightG', m.shipment_admin_weight(), shipment.weight],
    ['length', m.shipment_admin_length(), length],
    ['width', m.shipment_admin_width(), width],
    ['height', m.shipment_admin_height(), height],
  ] as const
  return (
    <ShipmentForm
      intent="book"
      shipment={shipment}
      answer={answer}
      button={m.shipment_admin_do_book()}
      icon={<Truck aria-hidden size={19} strokeWidth={1.9} />}
      className="mt-4 grid gap-4 border-t border-line pt-4"
    >
      {view.bookable.length > 1 ? (
        <ChoiceField
          name="carrier"
          label={m.admin_carrier()}
          options={view.bookable.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : (
        <input type="hidden" name="carrier" value={view.bookable[0]?.code} />
      )}
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {sizes.map(([name, label, value]) => (
          <LineField key={name} {...inputOf(bookFields[name])} label={label} inputClass="num" start={String(value)} />
        ))}
      </div>
      <p className="type-fine text-muted">
        {m.shipment_admin_book_text({ cod: dong(shipment.codAmount) })}
        {view.inspect && ` ${m.shipment_admin_book_inspect()}`}
      </p>
    </ShipmentForm>
  )
}
