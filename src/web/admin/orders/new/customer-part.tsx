import { Search } from 'lucide-react'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { OrderContactFields } from '../fields/order-contact-fields.tsx'
import type { DraftView } from './view-draft.ts'
import { newOrderFields } from '../fields/order-fields.ts'

/** The customer: found among earlier customers, or typed. */
export function CustomerPart({ view }: { view: DraftView }) {
  const { values, errors = {}, channel, account } = view
  return (
    <Panel title={m.admin_customer()}>
      <Field id="who" label={m.order_new_who()}>
        <div className="flex gap-3">
          <TextInput
            {...inputOf(newOrderFields.who)}
            defaultValue={values.who}
            start={<Search aria-hidden size={18} strokeWidth={1.8} />}
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="sm" variant="outline" name="do" value="who">
            {m.order_new_do_seek()}
          </Button>
        </div>
      </Field>
      <Known view={view} />
      {account && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 flex-[1_1_12rem] break-words text-muted">
            {m.order_new_linked({ email: account.email })}
          </p>
          <Button type="submit" size="sm" variant="outline" name="do" value="unlink">
            {m.order_new_unlink()}
          </Button>
        </div>
      )}
      <div className="mt-4">
        <OrderContactFields
          values={values}
          errors={errors}
          emailHint={channel === 'counter' ? m.order_counter_email_hint() : m.order_new_email_hint()}
          isNamed={channel !== 'counter'}
        />
      </div>
    </Panel>
  )
}

function Known({ view: { customers, isSearched } }: { view: DraftView }) {
  if (!isSearched.customers) return null
  return (
    <div role="status" className="mt-3">
      {customers.length === 0 && <p className="text-muted">{m.order_new_who_none()}</p>}
      <ul className="grid gap-1">
        {customers.map(({ ref, name, phone, email, street }) => (
          <li key={ref} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-line px-3 py-2">
            <span className="min-w-0 flex-[1_1_12rem] break-words">
              <b className="font-[560] text-ink">{name}</b>
              <span className="type-fine num block text-muted">
                {[phone, email, street].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button type="submit" size="sm" variant="outline" name="do" value={`take:${ref}`}>
              {m.order_new_take()}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
