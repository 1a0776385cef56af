import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ServiceFields } from '../fields/work-fields.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { EditView } from './read-edit.ts'
import { shownRows } from './new-rows.ts'
import { FoundGoodsList } from '../fields/found-goods-list.tsx'
import type { FoundGoods } from '../fields/view-found-goods.ts'
import { firstOfBundle } from './bundle-lines.ts'
import { newOrderFields, orderEditFields } from '../fields/order-fields.ts'

/** The services as last typed, so that no input is lost. */
const typedServices = ({ id, serviceChoices }: EditView['lines'][number], values: Record<string, string>) =>
  serviceChoices.map((work) => ({ ...work, chosen: values[`work:${id}:${work.id}`] ?? work.chosen }))

type Sibling = EditView['lines'][number]['siblings'][number]
const isGone = ({ left }: Sibling) => left !== null && left <= 0
function stockWords(one: Sibling) {
  if (one.isWithdrawn) return m.order_admin_edit_withdrawn()
  return isGone(one)
    ? m.admin_stock_out()
    : one.left !== null && m.admin_stock_left({ available: formatCount(one.left) })
}

type Props = {
  order: EditView
  values: Record<string, string>
  errors: Record<string, string>
  /** What the search found, and the names of added products by their SKU. */
  found?: FoundGoods
  names?: Record<string, string>
}

/** Each line with quantity, size and services, and empty rows to add products. */
export const EditLines = ({ order, values, errors, found, names = {} }: Props) => (
  <ul className="border-t border-line">
    {order.lines.map((line) => (
      <EditLine key={line.id} {...{ order, line, values, errors }} />
    ))}
    <li className="border-b border-line px-4 py-4 md:px-5">
      <Field id="seek" label={m.order_admin_edit_seek()} hint={m.order_admin_edit_seek_hint()}>
        <div className="flex gap-3">
          <TextInput {...inputOf(newOrderFields.seek)} defaultValue={values.seek} className="min-w-0 flex-1" />
          <Button type="submit" size="sm" variant="outline" name="intent" value="seek">
            {m.order_new_do_seek()}
          </Button>
        </div>
      </Field>
      {found && <FoundGoodsList found={found} name="intent" />}
    </li>
    {shownRows(values).map((row) => (
      <NewLine key={row} {...{ row, values, errors, names }} />
    ))}
  </ul>
)

type EditLineProps = Pick<Props, 'order' | 'values' | 'errors'> & { line: EditView['lines'][number] }

const EditLine = ({ order, line, values, errors }: EditLineProps) => (
  <li className="grid gap-3 border-b border-line px-4 py-4 md:grid-cols-[minmax(0,1fr)_26rem_7rem] md:px-5">
    <div className="min-w-0">
      <p className="font-[560] text-ink">
        <ProductName name={line.name} />
      </p>
      {line.choice && <p>{line.choice}</p>}
      {line.setWith && <p className="text-accent">{m.bundle_with({ name: line.setWith })}</p>}
      <p className="num type-fine text-muted">{dong(line.unitPrice)}</p>
    </div>
    {line.siblings.length > 1 ? (
      <SelectField
        label={m.order_admin_edit_variant()}
        name={`variant:${line.id}`}
        defaultValue={values[`variant:${line.id}`] ?? line.variantId ?? ''}
        options={line.siblings
          .toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)))
          .map((one) => ({ value: one.id, label: [one.label, stockWords(one)].filter(Boolean).join(' · ') }))}
      />
    ) : (
      <span className="max-md:hidden" />
    )}
    {firstOfBundle(order, line) === line ? (
      <Field label={m.admin_quantity()} error={errors[`quantity:${line.id}`]}>
        <TextInput
          name={`quantity:${line.id}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={999}
          defaultValue={values[`quantity:${line.id}`] ?? line.quantity}
        />
      </Field>
    ) : (
      <p className="text-muted md:pt-8">{m.order_admin_edit_bundle_quantity()}</p>
    )}
    {line.bundleId && firstOfBundle(order, line) === line && (
      <BundleSplit order={order} bundleId={line.bundleId} values={values} />
    )}
    {line.serviceChoices.length > 0 && (
      <div className="md:col-span-3">
        <ServiceFields services={typedServices(line, values)} prefix={`work:${line.id}`} of={line.name} />
        {!line.isAgreed && (
          <Checkbox
            name={`agreed:${line.id}`}
            label={m.order_new_final()}
            defaultChecked={values[`agreed:${line.id}`] === 'on'}
          />
        )}
      </div>
    )}
  </li>
)

type NewLineProps = Pick<Props, 'values' | 'errors'> & { row: number; names: Record<string, string> }

/** An empty row, into which a SKU is typed or added by the search. */
const NewLine = ({ row, values, errors, names }: NewLineProps) => (
  <li className="grid gap-3 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_7rem] md:px-5">
    <Field
      label={m.order_admin_edit_sku()}
      optionalMark={m.admin_optional()}
      hint={names[(values[`sku:${row}`] ?? '').trim().toUpperCase()]}
      error={errors[`sku:${row}`]}
    >
      <TextInput
        {...inputOf(orderEditFields.sku, `sku:${row}`)}
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={values[`sku:${row}`]}
      />
    </Field>
    <Field label={m.admin_quantity()} error={errors[`more:${row}`]}>
      <TextInput
        name={`more:${row}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        defaultValue={values[`more:${row}`] ?? 1}
      />
    </Field>
  </li>
)

/** A bundle stays together or is split. */
function BundleSplit({ order, bundleId, values }: Pick<Props, 'order' | 'values'> & { bundleId: string }) {
  const parts = order.lines.filter((line) => line.bundleId === bundleId)
  return (
    <div className="md:col-span-3 md:max-w-120">
      <SelectField
        label={m.order_admin_edit_bundle()}
        name={`set:${bundleId}`}
        defaultValue={values[`set:${bundleId}`] ?? 'whole'}
        options={[
          { value: 'whole', label: m.order_admin_edit_bundle_whole() },
          { value: 'apart', label: m.order_admin_edit_bundle_apart() },
          ...parts.map(({ id, name }) => ({ value: id, label: m.order_admin_edit_bundle_only({ name }) })),
        ]}
      />
    </div>
  )
}
