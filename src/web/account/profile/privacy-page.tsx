import { Download } from 'lucide-react'
import { Link, redirect, useHref } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { changeConsent } from '#shop/identity/consents/change-consent.ts'
import { consentPurposes } from '#shop/identity/consents/consent.ts'
import { listConsents, standingConsents } from '#shop/identity/consents/list-consents.ts'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { buttonClass } from '#ui/button.tsx'
import { keepConsentChoice } from '#web/shell/consent/keep-consent-choice.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'

import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/privacy-page.ts'
import { ConsentList } from './consent-list.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { notFound } from '#web/parts/account/own-or-404.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { ProfileSection } from '#web/parts/account/profile-section.tsx'

export const meta = () => pageMeta({ title: m.profile_privacy() })
export const handle: AccountHandle = { crumb: m.profile_privacy }

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(customerContext)
  const [rows, skaters] = [await listConsents(db, id), await listSkaters(db, id)]
  return { rows, standing: standingConsents(rows), children: skaters.filter((one) => one.isChild).length }
}

/** A contract and its notice are not taken back by a switch: that is what closing the account is for. A parent agrees where the child is added. */
const form = z
  .object({ purpose: z.enum(consentPurposes), given: z.enum(['yes', 'no']) })
  .refine(({ purpose }) => purpose !== 'terms' && purpose !== 'privacy')
  .refine(({ purpose, given }) => purpose !== 'child' || given === 'no')

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, actor } = context.get(customerContext)
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) throw notFound()
  const given = read.data.given === 'yes'
  await changeConsent(db, actor, { userId, purpose: read.data.purpose, given, ip: clientIp() })
  const headers = new Headers()
  if (read.data.purpose === 'analytics')
    for (const cookie of await keepConsentChoice(db, request, given ? 'yes' : 'no'))
      headers.append('Set-Cookie', cookie)
  return redirect(`/profile/privacy?done=${given ? 'consent-given' : 'consent-taken'}`, { headers })
}

export default function PrivacyPage({ loaderData: { rows, standing, children } }: Route.ComponentProps) {
  const exportHref = useHref('/profile/export')
  return (
    <>
      <PageTop title={m.profile_privacy()} lead={m.profile_privacy_lead()} />
      <ProfileSection
        title={m.profile_consents()}
        note={
          <>
            {m.profile_consents_note()}{' '}
            <Link to="/privacy" className="link">
              {m.profile_privacy_text()}
            </Link>
          </>
        }
      >
        <ConsentList standing={standing} kept={children} />
        {rows.length > 0 && <ConsentHistory rows={rows} />}
      </ProfileSection>
      <ProfileSection title={m.profile_export()} note={m.profile_export_note()}>
        <p>{m.profile_export_text()}</p>
        <a href={exportHref} download className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-4`}>
          <Download aria-hidden size={20} strokeWidth={1.7} /> {m.profile_export_do()}
        </a>
      </ProfileSection>
      <ProfileSection title={m.profile_erase()} note={m.profile_erase_note()}>
        <p>{m.profile_erase_text()}</p>
        <Link to="/profile/erase" className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-4`}>
          {m.profile_erase_start()}
        </Link>
      </ProfileSection>
    </>
  )
}
