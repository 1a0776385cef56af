import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, Link, useNavigation } from 'react-router'
import { inputOf } from '#kit/field.ts'
import type { Locale } from '#kit/localized.ts'
import { looksLikePhone } from '#shop/identity/accounts/user-fields.ts'
import { profileFields } from '#shop/identity/profile/profile-fields.ts'
import { profileForm } from '#shop/identity/profile/profile-form.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'

type Profile = { name: string; phone: string; email: string; emailVerified: boolean; locale: Locale }
type Props = { profile: Profile; result?: SubmissionResult<string[]> }

/** Begins with what is kept; what was saved comes back as the shop writes it, so give it a key of the saved words. */
export function AboutForm({ profile, result }: Props) {
  const isBusy = useNavigation().formAction?.split('?')[0]?.endsWith('/profile') ?? false
  const [form, fields] = useForm({
    lastResult: isBusy ? undefined : result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileForm(looksLikePhone) }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: { name: profile.name, phone: profile.phone, locale: profile.locale },
  })
  const { name, phone, locale } = fields
  return (
    <Form method="post" action="/profile" {...getFormProps(form)} noValidate className="grid gap-5">
      <Field id={name.id} label={m.checkout_name()} error={name.errors?.[0]}>
        <TextInput {...inputOf(profileFields.name)} defaultValue={name.initialValue} />
      </Field>
      <Field
        id={phone.id}
        label={m.checkout_phone()}
        optionalMark={m.checkout_optional()}
        hint={m.profile_phone_hint()}
        error={phone.errors?.[0]}
      >
        <TextInput {...inputOf(profileFields.phone)} defaultValue={phone.initialValue} />
      </Field>
      <div>
        <p className="type-label text-ink">{m.checkout_email()}</p>
        <p className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-ink">
          <span className="break-all">{profile.email}</span>
          {profile.emailVerified ? (
            <Tag tone="green">{m.profile_email_confirmed()}</Tag>
          ) : (
            <Tag tone="amber">{m.profile_email_unconfirmed()}</Tag>
          )}
        </p>
        <Link to="/profile/security" className="link inline-flex min-h-11 items-center type-small">
          {m.profile_email_change()}
        </Link>
      </div>
      <ChoiceGroup legend={m.profile_language()} hint={m.profile_language_hint()} error={locale.errors?.[0]}>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name={locale.name}
            value="vi"
            defaultChecked={locale.initialValue !== 'en'}
            title={m.layout_language_vi_long()}
          />
          <RadioCard
            name={locale.name}
            value="en"
            defaultChecked={locale.initialValue === 'en'}
            title={m.layout_language_en_long()}
          />
        </div>
      </ChoiceGroup>
      <Button type="submit" busy={isBusy} busyText={m.profile_saving()} className="justify-self-start">
        {m.profile_save()}
      </Button>
    </Form>
  )
}
