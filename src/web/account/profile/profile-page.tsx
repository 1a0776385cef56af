import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { avatarOf } from '#shop/identity/avatar.ts'
import { findProfile } from '#shop/identity/find-profile.ts'
import { looksLikePhone } from '#shop/identity/person-fields.ts'
import { readPhone, showPhone } from '#shop/identity/phone.ts'
import { profileForm } from '#shop/identity/profile-form.ts'
import { saveProfile } from '#shop/identity/save-profile.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Field } from '#ui/field.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { languageCookie } from '#web/chrome/language-cookie.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '../customer-gate.server.ts'
import type { Route } from './+types/profile-page.ts'
import { avatarTrouble } from './avatar-trouble.ts'
import { AvatarForm } from './avatar-form.tsx'
import { PageTop } from './page-top.tsx'
import type { AccountHandle } from './profile-layout.tsx'
import { Section } from './section.tsx'

export const meta = () => pageMeta({ title: m.profile_title() })
export const handle: AccountHandle = { crumb: m.profile_title }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(customerContext)
  const { phone, image, ...profile } = (await findProfile(db, id))!
  return {
    profile: { ...profile, phone: phone ? showPhone(phone) : '', picture: avatarOf(image)?.large },
    trouble: avatarTrouble(new URL(request.url).searchParams.get('picture')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(customerContext)
  const submission = parseWithZod(await request.formData(), { schema: profileForm(readPhone) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 422 })
  const { name, phone = null, locale } = submission.value
  await saveProfile(db, { userId: id, name, phone, locale })
  return redirect(ownAddress(request, locale), { headers: { 'Set-Cookie': languageCookie(locale) } })
}

/** Leaves the language of this page for the chosen one: a whole address, since a path would stay within it. */
function ownAddress(request: Request, locale: Locale) {
  const origin = request.headers.get('origin') ?? env.BASE_URL
  return new URL(`${locale === 'en' ? '/en' : ''}/profile?done=saved`, origin).href
}

export default function ProfilePage({ loaderData: { profile, trouble }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction?.split('?')[0]?.endsWith('/profile') ?? false
  const [form, fields] = useForm({
    lastResult: isBusy ? undefined : actionData?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileForm(looksLikePhone) }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    defaultValue: { name: profile.name, phone: profile.phone, locale: profile.locale },
  })
  const { name, phone, locale } = fields
  return (
    <>
      <PageTop title={m.profile_title()} lead={m.profile_lead()} refusal={trouble} />
      <Section title={m.profile_picture()} note={m.profile_picture_note()}>
        <AvatarForm name={profile.name} picture={profile.picture} />
      </Section>
      <Section title={m.profile_about()} note={m.profile_about_note()}>
        <Form method="post" action="/profile" {...getFormProps(form)} noValidate className="grid gap-5">
          <Field id={name.id} label={m.checkout_name()} error={name.errors?.[0]}>
            <TextInput name={name.name} defaultValue={name.initialValue} autoComplete="name" maxLength={120} required />
          </Field>
          <Field
            id={phone.id}
            label={m.checkout_phone()}
            optionalMark={m.checkout_optional()}
            hint={m.profile_phone_hint()}
            error={phone.errors?.[0]}
          >
            <TextInput
              name={phone.name}
              defaultValue={phone.initialValue}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={40}
            />
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
                title={m.language_vi_long()}
              />
              <RadioCard
                name={locale.name}
                value="en"
                defaultChecked={locale.initialValue === 'en'}
                title={m.language_en_long()}
              />
            </div>
          </ChoiceGroup>
          <Button type="submit" busy={isBusy} busyText={m.profile_saving()} className="justify-self-start">
            {m.profile_save()}
          </Button>
        </Form>
      </Section>
    </>
  )
}
