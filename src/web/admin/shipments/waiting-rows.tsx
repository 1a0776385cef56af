import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { WaitingShipment } from '#flows/shipments/list-waiting-shipments.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { shipFields } from '#web/admin-kit/form/ship-form.ts'
import { bulkFormId, PickBox } from '#web/admin-kit/list/bulk-bar.tsx'
import { bookFields, trackingOf, weightOf } from './shipment-fields.ts'

type Texts = Readonly<Record<string, string>>
type Props = {
  rows: WaitingShipment[]
  /** The parcels that were ticked when the form was refused. */
  picked?: readonly string[]
  errors: Texts
  values: Texts
  /** The names of the fields that were changed. */
  onChanged: (change: (before: ReadonlySet<string>) => ReadonlySet<string>) => void
}

const trackingInput = 'input[name^=tracking-]'

/** A scanner ends each number with Enter: that leads to the next field instead of sending the form. */
function toNextField(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...document.querySelectorAll<HTMLInputElement>(trackingInput)]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}

/** One row for each parcel at every width, since its fields may stand in the page only once. */
export function WaitingRows({ rows, onChanged, ...typed }: Props) {
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    const field = target as HTMLInputElement
    if (field.type === 'checkbox') return
    // A parcel whose number was just scanned is to leave, so it is ticked.
    const tick = field.closest('li')?.querySelector<HTMLInputElement>('input[type=checkbox]')
    if (tick && field.matches(trackingInput) && field.value.trim()) tick.checked = true
    const isChanged = field.value !== field.defaultValue
    onChanged(
      (before) => new Set([...before].filter((name) => name !== field.name).concat(isChanged ? field.name : [])),
    )
  }
  return (
    <ul onChange={onChange}>
      {rows.map((row) => (
        <Row key={row.id} row={row} {...typed} />
      ))}
    </ul>
  )
}

type RowProps = { row: WaitingShipment } & Pick<Props, 'picked' | 'errors' | 'values'>

const Row = ({ row, picked, errors, values }: RowProps) => (
  <li className="num grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line px-4 py-3 md:px-5 lg:grid-cols-[1.75rem_minmax(0,1fr)_8rem_27rem] lg:items-center lg:gap-x-5">
    <PickBox
      id={row.id}
      name="shipment"
      label={m.order_admin_pick({ code: row.code })}
      isTicked={picked?.includes(row.id)}
    />
    <div className="min-w-0">
      <p className="text-ink">
        <Link
          to={`/admin/orders/${row.orderId}/parcels`}
          className="link -my-2 inline-flex min-h-9 items-center font-semibold tracking-[.02em] [font-stretch:100%]"
        >
          {row.code}
        </Link>{' '}
        {[row.number > 1 && m.shipment_admin_one({ number: row.number }), row.name, row.province]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="type-small text-muted">
        {row.goods.map(({ id, name, choice, pieces }) => (
          <li key={id}>
            {pieces} × <ProductName name={name} />
            {choice && ` · ${choice}`}
          </li>
        ))}
      </ul>
    </div>
    <p className="max-lg:col-start-2 lg:text-right">
      {row.dueAtShop > 0 ? (
        <>
          <span className="type-fine text-muted lg:block">{m.shipment_admin_waiting_due()} </span>
          <span className="font-[560] text-ink">{dong(row.dueAtShop)}</span>
        </>
      ) : row.cod > 0 ? (
        <>
          <span className="type-fine text-muted lg:block">{m.admin_cod_amount()} </span>
          <span className="font-[560] text-ink">{dong(row.cod)}</span>
        </>
      ) : (
        <span className="type-small text-muted">{m.document_label_paid()}</span>
      )}
      {row.inspect && <span className="type-fine block text-muted">{m.admin_inspect()}</span>}
    </p>
    <div className="max-lg:col-start-2">
      {row.view === 'unbooked' && <UnbookedFields row={row} errors={errors} values={values} />}
      {row.view === 'booked' && <Booked row={row} />}
      {row.view === 'pickup' && <p className="text-muted">{m.delivery_pickup()}</p>}
    </div>
  </li>
)

/** Names its parcel for those who hear the label alone, and in the list of what is to be mended. */
const Of = ({ code, children }: { code: string; children: ReactNode }) => (
  <>
    {children}
    <span className="sr-only"> · {code}</span>
  </>
)

const UnbookedFields = ({ row, errors, values }: Pick<RowProps, 'row' | 'errors' | 'values'>) => {
  const [weight, tracking] = [weightOf(row.id), trackingOf(row.id)]
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
      <Field label={<Of code={row.code}>{m.shipment_admin_weight()}</Of>} error={errors[weight]}>
        <TextInput
          {...inputOf(bookFields.weightG, weight)}
          form={bulkFormId}
          defaultValue={values[weight] ?? row.weight}
        />
      </Field>
      <Field label={<Of code={row.code}>{m.admin_tracking_code()}</Of>} error={errors[tracking]}>
        <TextInput
          {...inputOf(shipFields.trackingCode, tracking)}
          form={bulkFormId}
          onKeyDown={toNextField}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values[tracking]}
        />
      </Field>
    </div>
  )
}

const Booked = ({ row }: { row: WaitingShipment }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4">
    <span className="min-w-0 text-ink">
      {row.carrier} <b className="break-all font-[560]">{row.trackingCode}</b>
    </span>
    <a
      href={`/admin/orders/${row.orderId}/label?shipment=${row.id}`}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center"
    >
      {m.shipment_admin_do_label()}
      <span className="sr-only"> ({m.admin_new_window()})</span>
    </a>
  </p>
)
