import { MapPin, Plus } from 'lucide-react'
import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { maxAddresses, addressLine } from '#shop/shipping/address.ts'
import { listAddresses } from '#shop/shipping/addresses/list-addresses.ts'
import { listOutdated } from '#shop/shipping/addresses/list-outdated.ts'
import { removeAddress } from '#shop/shipping/addresses/remove-address.ts'
import { setDefaultAddress } from '#shop/shipping/addresses/set-default-address.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/addresses-page.ts'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'
import { EmptyNote } from '#web/parts/account/empty-note.tsx'
import { notFound, ownOr404 } from '#web/parts/account/own-or-404.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'

export const meta = () => pageMeta({ title: m.profile_addresses() })
export const handle: AccountHandle = { crumb: m.profile_addresses }

export async function loader({ context }: Route.LoaderArgs) {
  const rows = await listAddresses(db, context.get(customerContext).id)
  const old = await listOutdated(db, rows)
  return {
    addresses: rows.map(({ id, name, phone, isDefault, ...place }) => ({
      id,
      name,
      phone: showPhone(phone),
      isDefault,
      line: addressLine(place),
      isOld: old.has(id),
    })),
  }
}

const form = z.object({ intent: z.enum(['default', 'remove']), address: z.uuid() })

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) throw notFound()
  const { intent, address } = read.data
  const verb = intent === 'remove' ? removeAddress : setDefaultAddress
  await ownOr404(verb(db, { userId, addressId: address }))
  return redirect(`/profile/addresses?done=${intent === 'remove' ? 'address-gone' : 'address-default'}`)
}

export default function AddressesPage({ loaderData: { addresses } }: Route.ComponentProps) {
  const isFull = addresses.length >= maxAddresses
  return (
    <>
      <PageTop
        title={m.profile_addresses()}
        lead={m.profile_addresses_lead()}
        action={
          addresses.length > 0 &&
          !isFull && (
            <Link to="/profile/addresses/new" className={buttonClass({ size: 'sm' })}>
              <Plus aria-hidden size={20} /> {m.profile_address_add()}
            </Link>
          )
        }
      />
      {addresses.length === 0 ? (
        <EmptyNote icon={<MapPin aria-hidden size={28} strokeWidth={1.5} />} text={m.profile_addresses_empty()}>
          <Link to="/profile/addresses/new" className={buttonClass({ size: 'sm' })}>
            {m.profile_address_add()}
          </Link>
        </EmptyNote>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
    </>
  )
}

type Card = Route.ComponentProps['loaderData']['addresses'][number]

const AddressCard = ({ address: { id, name, phone, line, isDefault, isOld } }: { address: Card }) => (
  <li className={`flex flex-col rounded-md border bg-surface p-5 ${isDefault ? 'border-ink' : 'border-line'}`}>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-ink">{name}</span>
      {isDefault && <Tag tone="accent">{m.profile_address_default()}</Tag>}
    </p>
    <p className="num text-muted">{phone}</p>
    <p className="mt-2 flex-1">{line}</p>
    {isOld && (
      <p className="mt-2">
        <Tag tone="amber">{m.address_old()}</Tag>
      </p>
    )}
    <div className="-mx-4.5 mt-3 -mb-2 flex flex-wrap items-center">
      <Link to={`/profile/addresses/${id}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        {isOld ? m.address_update() : m.profile_edit()}
        <span className="sr-only">: {line}</span>
      </Link>
      {!isDefault && (
        <Form method="post" action="/profile/addresses">
          <input type="hidden" name="address" value={id} />
          <Button type="submit" name="intent" value="default" variant="quiet" size="sm">
            {m.profile_address_make_default()}
            <span className="sr-only">: {line}</span>
          </Button>
        </Form>
      )}
      <ConfirmButton
        id={`remove-${id}`}
        label={
          <>
            {m.profile_remove()}
            <span className="sr-only">: {line}</span>
          </>
        }
        title={m.profile_address_remove_title()}
        text={line}
        action="/profile/addresses"
        fields={{ intent: 'remove', address: id }}
      />
    </div>
  </li>
)
