import { data, Link, redirect } from 'react-router'
import { eraseGuest } from '#flows/users/erase-guest.ts'
import { findGuest } from '#flows/users/list-guests.ts'
import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { readPhone, showPhone } from '#shop/identity/accounts/phone.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import type { Route } from './+types/guest-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.guest.name ?? m.user_guest() })

/** By one of the orders, so that no phone number stands in addresses and logs. */
async function guestOf(orderId: string) {
  const guest = await findGuest(db, orderId)
  if (!guest) throw data(null, { status: 404 })
  return { ...guest, phoneShown: showPhone(guest.phone) }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const guest = await guestOf(params.order)
  return { guest, hasPassword: await hasPassword(db, context.get(adminContext).id) }
}

/** Erases on request: the privacy policy gives this right to buyers without an account too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') !== 'erase') throw data(null, { status: 400 })
  const { phone, phoneShown } = await guestOf(params.order)
  const admin = context.get(adminContext)
  const isTyped = readPhone(String(form.get('typed') ?? '')) === phone
  const rejected =
    (isTyped ? undefined : findConfirmationError(form, phoneShown)) ?? (await findIdentityError(db, admin, form))
  if (rejected) return data<Answer>({ intent: 'erase', ...rejected }, { status: 422 })
  const { refusal } = await orRefusal(eraseGuest(db, admin.actor, { phone }))
  if (refusal) return data<Answer>({ intent: 'erase', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect('/admin/users/guests?done=erase', 303)
}

export const shouldRevalidate = () => true

export default function GuestPage({ loaderData: { guest, hasPassword }, actionData }: Route.ComponentProps) {
  const { name, phone, phoneShown, email, orders, value, lastAt } = guest
  return (
    <>
      <PageHead back={{ to: '/admin/users/guests', label: m.user_guests_title() }} title={name} />
      <div className="grid max-w-3xl gap-5">
        <Outcome answer={actionData} />
        <Panel title={m.user_guest()}>
          <FactList
            rows={[
              [m.user_phone(), phoneShown],
              [m.user_email(), email],
              [m.user_orders(), formatCount(orders)],
              [m.user_value(), dong(value)],
              [m.user_guests_last(), formatDate(lastAt, getLocale())],
            ]}
          />
          <Link
            to={`/admin/orders?q=${encodeURIComponent(phone)}`}
            className="link mt-2 inline-flex min-h-11 items-center"
          >
            {m.user_guest_orders()}
          </Link>
        </Panel>
        <TypedConfirm intent="erase" title={m.user_guest_erase()} word={phoneShown} answer={actionData}>
          <p>{m.user_guest_erase_text()}</p>
          <AdminProofField hasPassword={hasPassword} />
        </TypedConfirm>
      </div>
    </>
  )
}
