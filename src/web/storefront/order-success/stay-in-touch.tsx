import { Form, Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { signUpFields } from '#web/parts/account/auth-fields.ts'
import { m } from '#words/messages.js'
import { orderEmailFields } from './order-email-fields.ts'

type Placed = { id: string; name: string; email: string | null; phone: string; isOwn: boolean; shop: { name: string } }
type Answer = { typed: string; error: string }

/** How a guest gets news of the order: by an email address if none was given, else by an account that lacks only a password. */
export function StayInTouch({ order, answer }: { order: Placed; answer: Answer | undefined }) {
  if (order.isOwn) return null
  return (
    <section aria-labelledby="updates" className="border-t border-line pt-5 print:hidden">
      {order.email ? <OneField {...order} email={order.email} /> : <AddEmail {...order} answer={answer} />}
    </section>
  )
}

const AddEmail = ({ id, phone, answer }: Placed & { answer: Answer | undefined }) => (
  <>
    <h2 id="updates" className="type-h3">
      {m.order_updates_title()}
    </h2>
    <p className="mt-1.5 text-muted">{m.order_updates_text({ phone })}</p>
    <Form
      method="post"
      action={`/order-success?order=${id}`}
      noValidate
      preventScrollReset
      className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field label={m.order_updates_email()} error={answer?.error}>
        <TextInput {...inputOf(orderEmailFields.email)} defaultValue={answer?.typed} />
      </Field>
      <Button type="submit" variant="outline" className="sm:mt-7">
        {m.order_updates_submit()}
      </Button>
    </Form>
  </>
)

/** Name and address are known from the order: the account lacks only a password. The form posts to the sign-up page, which shows errors. */
const OneField = ({ name, email, shop }: { name: string; email: string; shop: { name: string } }) => (
  <>
    <h2 id="updates" className="type-h3">
      {m.order_account_title()}
    </h2>
    <p className="mt-1.5 break-words text-muted">{m.order_account_text({ email })}</p>
    <Form method="post" action="/auth/signup?next=/my-orders" noValidate className="mt-4 grid gap-3">
      <input type="hidden" name="intent" value="join" />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="email" value={email} />
      <Field label={m.auth_password()} hint={m.order_account_rules()}>
        <TextInput {...inputOf(signUpFields.password)} />
      </Field>
      <Agreement name="terms" words={m.auth_terms()} link={m.auth_terms_link()} />
      <Agreement name="privacy" words={m.auth_privacy({ shop: shop.name })} link={m.auth_privacy_link()} />
      <div>
        <Button type="submit" variant="outline">
          {m.auth_up_submit()}
        </Button>
      </div>
    </Form>
  </>
)

/** One box for each purpose, as in the sign-up form, since each is a consent of its own. */
const Agreement = ({ name, words, link }: { name: 'terms' | 'privacy'; words: string; link: string }) => (
  <Checkbox
    name={name}
    label={
      <span className="type-small">
        {words}{' '}
        <Link to={`/${name}`} className="link">
          {link}
        </Link>
      </span>
    }
  />
)
