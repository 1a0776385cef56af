import { getFormProps, useForm, type SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect, redirectDocument, Form, Link, useNavigation } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { pathIn, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { looksLikePhone } from '#shop/identity/accounts/user-fields.ts'
import { avatarOf } from '#shop/identity/profile/stored-avatar.ts'
import { findProfile } from '#shop/identity/profile/find-profile.ts'
import { readPhone, showPhone } from '#shop/identity/accounts/phone.ts'
import { profileFields } from '#shop/identity/profile/profile-fields.ts'
import { profileForm } from '#shop/identity/profile/profile-form.ts'
import { saveProfile } from '#shop/identity/profile/save-profile.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Tag } from '#ui/tag.tsx'
import { Avatar } from '#web/parts/account/avatar.tsx'
import { languageCookie } from '#web/shell/language/language-cookie.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { PictureForm } from '#web/shell/photos/picture-form.tsx'
import { useCheckOnLeave } from '#web/shell/forms/use-after-press.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/profile-page.ts'
import { avatarErrorMessage } from './avatar-error.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { ProfileSection } from '#web/parts/account/profile-section.tsx'

export const meta = () => pageMeta({ title: m.profile_title() })
export const handle: AccountHandle = { crumb: m.profile_title }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(customerContext)
  const { phone, image, ...profile } = (await findProfile(db, id))!
  return {
    profile: { ...profile, phone: phone ? showPhone(phone) : '', picture: avatarOf(image)?.large },
    pictureError: avatarErrorMessage(new URL(request.url).searchParams.get('picture')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(customerContext)
  const submission = parseWithZod(await request.formData(), { schema: profileForm(readPhone) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 422 })
  const { name, phone = null, locale } = submission.value
  await saveProfile(db, { userId: id, name, phone, locale })
  const headers = { 'Set-Cookie': languageCookie(locale) }
  if (locale === requestLocale()) return redirect('/profile?done=saved', { headers })
  return redirectDocument(ownAddress(request, locale), { headers })
}

/** After a change of language the whole page loads again, because the client router knows only one language. */
function ownAddress(request: Request, locale: Locale) {
  return new URL(pathIn(locale, '/profile?done=saved'), request.url).href
}

export default function ProfilePage({ loaderData: { profile, pictureError }, actionData }: Route.ComponentProps) {
  const { name, phone, locale } = profile
  return (
    <>
      <PageTop title={m.profile_title()} lead={m.profile_lead()} refusal={pictureError} />
      <ProfileSection title={m.profile_picture()} note={m.profile_picture_note()}>
        <AvatarForm name={name} picture={profile.picture} />
      </ProfileSection>
      <ProfileSection title={m.profile_about()} note={m.profile_about_note()}>
        <AboutForm key={`${name} ${phone} ${locale}`} profile={profile} result={actionData?.result} />
      </ProfileSection>
    </>
  )
}

type Profile = { name: string; phone: string; email: string; emailVerified: boolean; locale: Locale }
type Props = { profile: Profile; result?: SubmissionResult<string[]> }

/** Shows the saved values. A save may reformat them, so the form needs a key that changes with them. */
function AboutForm({ profile, result }: Props) {
  const isBusy = useNavigation().formAction?.split('?')[0]?.endsWith('/profile') ?? false
  const [form, fields] = useForm({
    lastResult: isBusy ? undefined : result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: profileForm(looksLikePhone) }),
    shouldRevalidate: 'onInput',
    defaultValue: { name: profile.name, phone: profile.phone, locale: profile.locale },
  })
  const checkOnLeave = useCheckOnLeave(form)
  const { name, phone, locale } = fields
  return (
    <Form
      method="post"
      action="/profile"
      {...getFormProps(form)}
      noValidate
      onBlur={checkOnLeave}
      className="grid gap-5"
    >
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

const AvatarForm = ({ name, picture }: { name: string; picture?: string }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
    <Avatar name={name} src={picture} px={96} />
    <div className="grid min-w-0 gap-3">
      <PictureForm
        action="/profile/avatar"
        words={{
          choose: picture ? m.profile_picture_change() : m.profile_picture_add(),
          file: m.profile_picture_file(),
          send: m.profile_picture_send(),
          busy: m.profile_picture_busy(),
        }}
      />
      {picture && (
        <Form method="post" action="/profile/avatar">
          <Button type="submit" name="intent" value="remove" size="sm" variant="quiet" className="-ml-4.5">
            {m.profile_picture_remove()}
          </Button>
        </Form>
      )}
    </div>
  </div>
)
