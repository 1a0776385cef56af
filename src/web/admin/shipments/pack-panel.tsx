import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { ShipmentsView } from './read-shipments.ts'
import { shipmentLineFields } from './shipment-fields.ts'

type Props = { view: ShipmentsView; newId: string; answer?: Answer }

/** Packs the pieces that are in no shipment yet; by default all of them. Its id stays: who sends it again after a lost answer sends the same form. */
export function PackPanel({ view, newId, answer }: Props) {
  const [id] = useState(newId)
  return (
    <Panel title={m.shipment_admin_unpacked()}>
      <ActionForm
        intent="pack"
        answer={answer}
        button={m.shipment_admin_do_pack()}
        icon={<PackageCheck aria-hidden size={19} strokeWidth={1.9} />}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={view.version} />
        <p className="text-muted">{m.shipment_admin_unpacked_text()}</p>
        <ul className="grid gap-3">
          {view.unpacked.map((line) => (
            <li
              key={line.id}
              className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-start gap-4 border-t border-line pt-3"
            >
              <div>
                <p className="font-[560] text-ink">
                  <ProductName name={line.name} />
                </p>
                <p className="type-fine text-muted">{[line.choice, line.sku].filter(Boolean).join(' · ')}</p>
              </div>
              <LineField
                {...inputOf(shipmentLineFields.line, `line-${line.id}`)}
                label={m.shipment_admin_pieces_of({ left: line.left })}
                start={String(line.left)}
                inputClass="num"
              />
            </li>
          ))}
        </ul>
      </ActionForm>
    </Panel>
  )
}
