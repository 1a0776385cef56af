import { data, redirect } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { hasConsent } from '#shop/identity/consents/has-consent.ts'
import { recordConsent } from '#shop/identity/consents/record-consent.ts'
import { consentChoices, type ConsentChoice } from './consent-choice.ts'
import { saveConsentChoice } from './save-consent-choice.server.ts'
import { localPath } from '../access/local-path.ts'

const form = z.object({ choice: z.enum(consentChoices), next: z.string().max(2000).catch('/cookies') })

/** Keeps the answer to the cookie question: in the browser for everyone, and as a row for signed-in people. Redirects to the form, where the anchor shows the choice without scripts. */
export async function action({ request }: { request: Request }) {
  // Below /api/ a body may be JSON too; this route reads forms only.
  const fields = await request.formData().catch(() => new FormData())
  const read = form.safeParse(Object.fromEntries(fields))
  if (!read.success) return data(null, { status: 422 })
  const { choice, next } = read.data
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of await record(request, choice)) headers.append('Set-Cookie', cookie)
  for (const cookie of await saveConsentChoice(db, request, choice)) headers.append('Set-Cookie', cookie)
  return redirect(`${localPath(next, '/cookies')}#chosen-${choice}`, { headers })
}

/** This route has no page, so a GET is redirected to the form. */
export const loader = () => redirect('/cookies')

async function record(request: Request, choice: ConsentChoice) {
  const { person, cookies } = await findSessionUser(request.headers)
  const isGranted = choice === 'yes'
  // A repeated answer is not stored again, also when it was first given in another browser.
  if (person && (await hasConsent(db, person.id, 'analytics')) !== isGranted)
    await recordConsent(db, staff(person.id), {
      userId: person.id,
      purpose: 'analytics',
      given: isGranted,
      ip: clientIp(),
    })
  return cookies
}
