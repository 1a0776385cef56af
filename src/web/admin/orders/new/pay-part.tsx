import { readDong } from '#kit/read-dong.ts'
import { useState } from 'react'
import { useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { receiptForms } from '#shop/payments/receipts/receipt-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { receiptWayWords } from '#web/admin-kit/states/receipt-way-words.ts'
import type { DraftView } from './view-draft.ts'
import { newOrderFields } from '../fields/order-fields.ts'

type Props = {
  view: DraftView
  /** The shown total is that of everything that was chosen and asked for. */
  mayPlace: boolean
}

/** Payment of a phone order. For a prepaid one the payment link is sent by email, and shown on the order page for other messages. */
export function PhonePay({ view: { values, errors = {}, methods, sums, codLimit, holdHours }, mayPlace }: Props) {
  const isPickup = values.method === 'pickup'
  const open = methods.filter((method) => method !== 'cod' || sums.total <= codLimit)
  const chosen = open.find((method) => method === values.payment) ?? open[0]
  return (
    <Panel title={m.admin_payment()}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{m.admin_payment_method()}</legend>
        {methods.map((method) => (
          <RadioCard
            key={method}
            compact
            id={`pay-${method}`}
            name="payment"
            value={method}
            defaultChecked={method === chosen}
            disabled={!open.includes(method)}
            title={method === 'cod' && isPickup ? m.order_new_pay_counter() : methodWords[method]()}
            note={noteOf(method, { codLimit, holdHours, isOpen: open.includes(method) })}
          />
        ))}
        <FieldError id="payment-error">{errors.payment}</FieldError>
      </fieldset>
      {!isPickup && <Checkbox name="inspect" label={m.admin_inspect()} defaultChecked={values.inspect === 'on'} />}
      <PlaceOrderButton words={m.order_new_place({ total: dong(sums.total) })} total={sums.total} mayPlace={mayPlace} />
    </Panel>
  )
}

type Terms = { codLimit: number; holdHours: number; isOpen: boolean }

function noteOf(method: string, { codLimit, holdHours, isOpen }: Terms) {
  if (method === 'cod') return isOpen ? m.order_new_cod_note() : m.checkout_cod_over({ limit: dong(codLimit) })
  return m.order_new_ahead_note({ hours: formatCount(holdHours) })
}

/** Payment at the counter; for cash, the amount given and the change. */
export function CounterPay({ view: { values, errors = {}, sums }, mayPlace }: Props) {
  const [way, setWay] = useState(receiptForms.find((one) => one === values.way) ?? 'cash')
  const [handed, setHanded] = useState(values.handed ?? '')
  const received = readDong(handed) ?? 0
  const change = way === 'cash' && received >= sums.total && sums.total > 0 ? received - sums.total : null
  return (
    <Panel title={m.admin_payment()}>
      <fieldset className="group/way grid gap-2">
        <legend className="sr-only">{m.admin_payment_method()}</legend>
        <div className="grid grid-cols-3 gap-2">
          {receiptForms.map((one) => (
            <RadioCard
              key={one}
              compact
              id={`way-${one}`}
              name="way"
              value={one}
              checked={way === one}
              onChange={() => setWay(one)}
              title={receiptWayWords[one]()}
            />
          ))}
        </div>
        <div className="mt-2 group-has-[[value=card]:checked]/way:hidden group-has-[[value=transfer]:checked]/way:hidden">
          <Field id="handed" label={m.order_counter_handed()} optionalMark={m.admin_optional()} error={errors.handed}>
            <TextInput
              {...inputOf(newOrderFields.handed)}
              value={handed}
              onChange={(event) => setHanded(event.target.value)}
              end="₫"
            />
          </Field>
          <p className="num mt-2 min-h-6 font-semibold text-ink" role="status">
            {change !== null && m.order_counter_change({ amount: dong(change) })}
          </p>
        </div>
        <div className="mt-2 group-has-[[value=cash]:checked]/way:hidden">
          <Field
            id="reference"
            label={m.order_admin_settle_reference()}
            optionalMark={m.admin_optional()}
            error={errors.reference}
          >
            <TextInput {...inputOf(newOrderFields.reference)} defaultValue={values.reference} />
          </Field>
        </div>
      </fieldset>
      <PlaceOrderButton
        words={m.order_counter_sell({ total: dong(sums.total) })}
        total={sums.total}
        mayPlace={mayPlace}
      />
    </Panel>
  )
}

type PlaceProps = { words: string; total: number; mayPlace: boolean }

function PlaceOrderButton({ words, total, mayPlace }: PlaceProps) {
  const busy = useNavigation().formData?.get('do') === 'place'
  return (
    <div className="mt-4">
      <input type="hidden" name="seenTotal" value={total} />
      <Button
        type="submit"
        name="do"
        value="place"
        block
        busy={busy || !mayPlace}
        busyText={busy ? m.admin_busy() : m.order_new_recalculating()}
      >
        {words}
      </Button>
    </div>
  )
}
