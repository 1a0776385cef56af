import { PackageCheck } from 'lucide-react'
import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { ShipmentsView } from './read-shipments.ts'
import { parcelLineFields } from './shipment-fields.ts'

/** Packs the pieces that are in no shipment yet; by default all of them. */
export const PackPanel = ({ view }: { view: ShipmentsView }) => (
  <Panel title={m.shipment_admin_unpacked()}>
    <Form method="post" className="grid gap-4">
      <p className="text-muted">{m.shipment_admin_unpacked_text()}</p>
      <ul className="grid gap-3">
        {view.unpacked.map((line) => (
          <li key={line.id} className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-4 border-t border-line pt-3">
            <div>
              <p className="font-[560] text-ink">
                <ProductName name={line.name} />
              </p>
              <p className="type-fine text-muted">{[line.choice, line.sku].filter(Boolean).join(' · ')}</p>
            </div>
            <Field label={m.shipment_admin_pieces_of({ left: line.left })}>
              <TextInput
                {...inputOf(parcelLineFields.line, `line-${line.id}`)}
                defaultValue={line.left}
                className="num"
              />
            </Field>
          </li>
        ))}
      </ul>
      <div>
        <SubmitButton
          intent="pack"
          busyText={m.admin_busy()}
          icon={<PackageCheck aria-hidden size={19} strokeWidth={1.9} />}
        >
          {m.shipment_admin_do_pack()}
        </SubmitButton>
      </div>
    </Form>
  </Panel>
)
