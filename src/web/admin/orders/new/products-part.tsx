import { Search, X } from 'lucide-react'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import { FoundGoodsList } from '../fields/found-goods-list.tsx'
import { ServiceFields } from '../fields/work-fields.tsx'
import type { DraftView } from './view-draft.ts'
import { newOrderFields } from '../fields/order-fields.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.8 } as const

/** The products of the order. The first button of the form is here, so Enter in any field searches, or adds a scanned code. */
export const ProductsPart = ({ view }: { view: DraftView }) => (
  <Panel title={m.admin_lines()} flush>
    <div className="px-4 pb-4 md:px-5">
      <Field id="seek" label={m.order_new_seek()} hint={m.order_new_seek_hint()}>
        <div className="flex gap-3">
          <TextInput
            {...inputOf(newOrderFields.seek)}
            spellCheck={false}
            defaultValue={view.values.seek}
            start={<Search {...icon} />}
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="sm" name="do" value="seek">
            {m.order_new_do_seek()}
          </Button>
        </div>
      </Field>
      {view.isSearched.products && <FoundGoodsList found={view.found} name="do" />}
    </div>
    <ul className="border-t border-line">
      {view.lines.map((line, at) => (
        <Line key={`${line.variantId}:${at}`} line={line} at={at} />
      ))}
    </ul>
    {view.lines.length === 0 && (
      <div className="px-4 py-4 md:px-5">
        <p className="text-muted">{m.order_new_empty()}</p>
        <FieldError id="lines-error">{view.errors.lines}</FieldError>
      </div>
    )}
  </Panel>
)

function Line({ line, at }: { line: DraftView['lines'][number]; at: number }) {
  const { name, choice, sku, left, serviceChoices } = line
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:px-5">
      <input type="hidden" name={`line:${at}`} value={line.variantId} />
      <Thumb file={line.picture} px={64} className="size-16" />
      <div>
        <p className="font-[560] text-ink">
          <ProductName name={name} />
        </p>
        {choice && <p>{choice}</p>}
        {line.set && <p className="text-accent">{m.bundle_with({ name: line.set.with })}</p>}
        <p className="type-fine num text-muted">
          {[sku, dong(line.unitPrice), left !== null && m.admin_stock_left({ available: formatCount(left) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="col-span-2 flex items-end gap-x-4 md:col-span-1">
        {line.set && !line.set.isFirst ? (
          <p className="num pb-3 text-muted">× {line.quantity}</p>
        ) : (
          <Field id={`quantity-${at}`} label={m.admin_quantity()} error={line.quantityError} className="w-24">
            <TextInput
              name={`quantity:${at}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={999}
              defaultValue={line.quantity}
            />
          </Field>
        )}
        <p className="num ml-auto pb-3 font-semibold text-ink md:min-w-28 md:text-right">{dong(line.total)}</p>
        <Button type="submit" size="sm" variant="quiet" name="do" value={`out:${at}`} icon={<X {...icon} />}>
          <span className="sr-only">{m.order_new_out({ name: [name, choice].filter(Boolean).join(' ') })}</span>
        </Button>
      </div>
      <SetPart line={line} at={at} />
      {serviceChoices.length > 0 && (
        <div className="col-span-2 md:col-start-2">
          <ServiceFields services={serviceChoices} prefix={`work:${at}`} of={name} />
          {serviceChoices.some(({ chosen }) => chosen) && (
            <Checkbox name={`agreed:${at}`} label={m.order_new_final()} defaultChecked={line.isAgreed} />
          )}
        </div>
      )}
      {line.problems.length > 0 && (
        <div className="col-span-2 md:col-start-2">
          {line.problems.map((text, nth) => (
            <FieldError key={text} id={`problem-${at}-${nth}`}>
              {text}
            </FieldError>
          ))}
        </div>
      )}
    </li>
  )
}

/** Joins boot and blade into a bundle, splits it again, and asks for the reason if a pair does not fit. */
function SetPart({ line: { set, joins }, at }: { line: DraftView['lines'][number]; at: number }) {
  if (!set && !joins.length) return null
  return (
    <div className="col-span-2 grid gap-3 md:col-start-2">
      {set && <input type="hidden" name={`set:${at}`} value={set.mark} />}
      {joins.map((boot) => (
        <Button
          key={boot.at}
          type="submit"
          size="sm"
          variant="outline"
          name="do"
          value={`join:${boot.at}+${at}`}
          className="w-fit"
        >
          {m.order_new_join({ name: boot.name })}
        </Button>
      ))}
      {set?.isFirst && (
        <>
          {set.isWrong && (
            <Field
              id={`reason-${at}`}
              label={m.order_new_pair_reason()}
              hint={m.override_reason_hint()}
              error={set.reasonFault}
            >
              <TextInput {...inputOf(newOrderFields.reason, `reason:${set.mark}`)} defaultValue={set.reason} />
            </Field>
          )}
          <Button type="submit" size="sm" variant="outline" name="do" value={`part:${set.mark}`} className="w-fit">
            {m.order_new_part()}
          </Button>
        </>
      )}
    </div>
  )
}
