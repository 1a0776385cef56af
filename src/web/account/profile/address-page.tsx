import { getFormProps, useForm, type FieldMetadata } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { looksLikePhone } from '#shop/identity/accounts/user-fields.ts'
import { readPhone, showPhone } from '#shop/identity/accounts/phone.ts'
import { addAddress } from '#shop/shipping/addresses/add-address.ts'
import { addressFields } from '#shop/shipping/addresses/address-fields.ts'
import { addressForm } from '#shop/shipping/addresses/address-values.ts'
import { changeAddress } from '#shop/shipping/addresses/change-address.ts'
import { findAddress, type AddressRow } from '#shop/shipping/addresses/list-addresses.ts'
import { findContradiction } from '#shop/shipping/addresses/find-contradiction.ts'
import { findProfile } from '#shop/identity/profile/find-profile.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FormErrors } from '#ui/fields/form-errors.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { findWardCandidateViews, type WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import type { PlaceOption } from '#web/shell/places/load-wards.ts'
import { lookUpOldAddress } from '#web/shell/places/look-up-old-address.server.ts'
import { PlaceFields } from '#web/shell/places/place-fields.tsx'
import { provinceOptions, wardOptions } from '#web/shell/places/place-options.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { usePlace } from '#web/shell/places/use-place.ts'
import { useCheckOnLeave } from '#web/shell/forms/use-after-press.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/address-page.ts'
import { notFound, ownOr404, readId } from '#web/parts/account/own-or-404.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'

const under = { crumb: m.profile_addresses, to: '/profile/addresses' }

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: params.id ? m.profile_address_edit() : m.profile_address_add() })
export const handle: AccountHandle = { crumb: m.profile_address_one, under }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id: userId } = context.get(customerContext)
  const address = params.id === undefined ? undefined : await findAddress(db, userId, readId(params.id))
  if (params.id !== undefined && !address) throw notFound()
  return {
    provinces: await provinceOptions(db),
    wards: address ? await wardOptions(db, address.provinceCode) : [],
    wardCandidates: address?.isGone
      ? await findWardCandidateViews(db, { text: `${address.wardName}, ${address.provinceName}` })
      : undefined,
    gone: address?.isGone ? address.wardName : null,
    start: address ? asTyped(address) : await ownName(userId),
    isDefault: address?.isDefault ?? false,
  }
}

const asTyped = ({ name, phone, provinceCode, wardCode, street, isGone }: AddressRow) => ({
  name,
  phone: showPhone(phone),
  province: provinceCode,
  ward: isGone ? '' : wardCode,
  street,
  isDefault: undefined as string | undefined,
})

async function ownName(userId: string) {
  const person = await findProfile(db, userId)
  return {
    name: person!.name,
    phone: person!.phone ? showPhone(person!.phone) : '',
    province: '',
    ward: '',
    street: '',
    isDefault: undefined as string | undefined,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { id: userId } = context.get(customerContext)
  const addressId = params.id === undefined ? undefined : readId(params.id)
  if (addressId && !(await findAddress(db, userId, addressId))) throw notFound()
  const form = await request.formData()
  const wardCandidates = await lookUpOldAddress(db, form)
  const wards = await wardOptions(db, String(form.get('province')))
  const submission = parseWithZod(form, { schema: addressForm(readPhone) })
  // Without scripts this button loads the wards.
  if (form.get('intent') === 'look')
    return data({
      result: { initialValue: submission.payload as never },
      wards,
      wardCandidates,
      typed: String(form.get('oldAddress') ?? ''),
    })
  if (submission.status !== 'success') return data({ result: submission.reply(), wards }, { status: 422 })
  const { province: provinceCode, ward: wardCode, isDefault, ...rest } = submission.value
  const address = { ...rest, provinceCode, wardCode, isDefault: isDefault === 'on', userId }
  const contradiction = await findContradiction(db, address)
  if (contradiction) {
    const ward = [m.address_contradicts({ was: contradiction.name, now: contradiction.wardName })]
    return data({ result: submission.reply({ fieldErrors: { ward } }), wards }, { status: 422 })
  }
  const written: Promise<unknown> = addressId ? changeAddress(db, { ...address, addressId }) : addAddress(db, address)
  const own = await ownOr404(written)
  if (own.refusal !== undefined) {
    const fieldErrors = own.code === 'ward-foreign' ? { ward: [own.refusal] } : undefined
    const result = submission.reply(fieldErrors ? { fieldErrors } : { formErrors: [own.refusal] })
    return data({ result, wards }, { status: 422 })
  }
  return redirect(`/profile/addresses?done=${addressId ? 'address-saved' : 'address-added'}`)
}

export default function AddressPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { start, provinces, isDefault } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const [form, fields] = useForm({
    lastResult: isBusy ? undefined : actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressForm(looksLikePhone) }),
    shouldRevalidate: 'onInput',
    defaultValue: start,
  })
  const checkOnLeave = useCheckOnLeave(form)
  const errors = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages?.[0] ? [{ id: fields[name as keyof typeof fields]?.id ?? name, message: messages[0] }] : [],
  )
  return (
    <>
      <PageTop
        title={params.id ? m.profile_address_edit() : m.profile_address_add()}
        lead={m.profile_address_lead()}
        refusal={form.errors?.[0]}
      />
      <Form method="post" {...getFormProps(form)} noValidate onBlur={checkOnLeave} className="grid max-w-[520px] gap-5">
        {!isBusy && form.status === 'error' && (
          <FormErrors title={m.profile_errors({ count: errors.length })} errors={errors} />
        )}
        {loaderData.gone && <Notice tone="warning">{m.address_gone({ ward: loaderData.gone })}</Notice>}
        <AddressFields
          fields={fields}
          provinces={provinces}
          wards={actionData?.wards ?? loaderData.wards}
          wardCandidates={
            (actionData && 'wardCandidates' in actionData ? actionData.wardCandidates : undefined) ??
            loaderData.wardCandidates
          }
          typed={actionData && 'typed' in actionData ? actionData.typed : undefined}
        />
        {!isDefault && (
          <Checkbox
            name={fields.isDefault.name}
            defaultChecked={fields.isDefault.initialValue === 'on'}
            label={m.profile_address_as_default()}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} busyText={m.profile_saving()}>
            {m.profile_address_save()}
          </Button>
          <Link to="/profile/addresses" className={buttonClass({ variant: 'outline' })}>
            {m.profile_cancel()}
          </Link>
        </div>
      </Form>
    </>
  )
}

type Names = 'phone' | 'name' | 'province' | 'ward' | 'street'
type Props = {
  fields: Record<Names, FieldMetadata<string | undefined>>
  provinces: PlaceOption[]
  wards: PlaceOption[]
  wardCandidates?: WardCandidateView[]
  typed?: string
}

/** Recipient and address; the list of wards depends on the province. */
function AddressFields({
  fields: { phone, name, province, ward, street },
  provinces,
  wards: known,
  wardCandidates,
  typed,
}: Props) {
  const place = usePlace({ province: province.initialValue ?? '', ward: ward.initialValue ?? '' }, known)
  return (
    <>
      <Field id={name.id} label={m.profile_recipient()} error={name.errors?.[0]}>
        <TextInput {...inputOf(addressFields.name)} defaultValue={name.initialValue} />
      </Field>
      <Field id={phone.id} label={m.checkout_phone()} error={phone.errors?.[0]}>
        <TextInput {...inputOf(addressFields.phone)} defaultValue={phone.initialValue} />
      </Field>
      <PlaceFields
        fields={{ province, ward }}
        provinces={provinces}
        {...place}
        wardCandidates={wardCandidates}
        typed={typed}
        refreshText={m.profile_wards_show()}
      />
      <Field id={street.id} label={m.checkout_street()} hint={m.checkout_street_hint()} error={street.errors?.[0]}>
        <TextInput {...inputOf(addressFields.street)} defaultValue={street.initialValue} />
      </Field>
    </>
  )
}
