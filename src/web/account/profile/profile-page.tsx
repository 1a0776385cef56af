import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect, redirectDocument } from 'react-router'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { avatarOf } from '#shop/identity/profile/avatar.ts'
import { findProfile } from '#shop/identity/profile/find-profile.ts'
import { readPhone, showPhone } from '#shop/identity/accounts/phone.ts'
import { profileForm } from '#shop/identity/profile/profile-form.ts'
import { saveProfile } from '#shop/identity/profile/save-profile.ts'
import { languageCookie } from '#web/shell/language/language-cookie.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/profile-page.ts'
import { AboutForm } from './about-form.tsx'
import { avatarErrorMessage } from './avatar-error.ts'
import { AvatarForm } from './avatar-form.tsx'
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
    trouble: avatarErrorMessage(new URL(request.url).searchParams.get('picture')),
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

/** In another language the shop begins anew: a whole address and a whole page, since the router of this one knows its own language only. */
function ownAddress(request: Request, locale: Locale) {
  return new URL(`${locale === 'en' ? '/en' : ''}/profile?done=saved`, request.url).href
}

export default function ProfilePage({ loaderData: { profile, trouble }, actionData }: Route.ComponentProps) {
  const { name, phone, locale } = profile
  return (
    <>
      <PageTop title={m.profile_title()} lead={m.profile_lead()} refusal={trouble} />
      <ProfileSection title={m.profile_picture()} note={m.profile_picture_note()}>
        <AvatarForm name={name} picture={profile.picture} />
      </ProfileSection>
      <ProfileSection title={m.profile_about()} note={m.profile_about_note()}>
        <AboutForm key={`${name} ${phone} ${locale}`} profile={profile} result={actionData?.result} />
      </ProfileSection>
    </>
  )
}
