import { data, Link, redirect, useSearchParams } from 'react-router'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { inquiryForm } from '#shop/inquiries/inquiry-values.ts'
import { sendInquiry } from '#shop/inquiries/send-inquiry.ts'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { checkFields } from '#web/shell/forms/check-fields.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readFields, refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/contact-message-page.ts'
import { InquiryForm, type InquiryFormAnswer } from '#web/parts/content/inquiry-form.tsx'

/** Anybody may write; the limit stops scripts. */
const perNetwork = allLimits.inquiry

export const meta = () => pageMeta({ title: m.inquiry_title() })
export const headers: Route.HeadersFunction = waitHeaders

export async function loader({ request }: Route.LoaderArgs) {
  const { person } = await findSessionUser(request.headers)
  const start: Record<string, string> = person ? { name: person.name, email: person.email } : {}
  return { start }
}

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const sent = redirect('/contact/message?done=1', 303)
  // The honeypot was filled in: the answer looks like success, so that the bot learns nothing.
  if (form.get('website')) return sent
  const { value, unread } = readFields(inquiryForm, form)
  if (unread) return data<InquiryFormAnswer>(unread, { status: 422 })
  const seconds = await secondsToWait(db, perNetwork, networkOf(clientIp()))
  if (seconds) {
    const values = Object.fromEntries([...form].map(([name, said]) => [name, String(said)]))
    const refusal = m.inquiry_often({ minutes: Math.ceil(seconds / 60) })
    return data<InquiryFormAnswer>({ errors: {}, values, refusal }, refusedFor(seconds))
  }
  await checkFields(db, request, 'inquiry', { text: { type: 'general', value: form.get('text') } })
  const { person, cookies } = await findSessionUser(request.headers)
  await sendInquiry(db, { ...value, userId: person?.id ?? null, locale: requestLocale() })
  return addCookies(sent, cookies)
}

export default function ContactMessagePage({ loaderData: { start }, actionData }: Route.ComponentProps) {
  const isDone = useSearchParams()[0].has('done') && !actionData
  return (
    <div className="wrap pb-12">
      <Breadcrumbs trail={[{ label: m.inquiry_contact(), to: '/contact' }]} here={m.inquiry_title()} />
      {isDone ? (
        <Thanks />
      ) : (
        <div className="mt-1 max-w-[40rem]">
          <h1 className="type-h1">{m.inquiry_title()}</h1>
          <p className="mt-3 mb-8 type-lead">{m.inquiry_lead()}</p>
          <InquiryForm start={start} answer={actionData} />
        </div>
      )}
    </div>
  )
}

const Thanks = () => (
  <div role="status" className="mt-2 max-w-[40rem]">
    <TwinTrack className="mb-6 text-accent" />
    <h1 className="type-h1">{m.inquiry_sent_title()}</h1>
    <p className="mt-3 type-lead">{m.inquiry_sent_text()}</p>
    <p className="mt-8 flex flex-wrap gap-3">
      <Link to="/support" className={buttonClass()}>
        {m.inquiry_to_support()}
      </Link>
      <Link to="/shop" className={buttonClass({ variant: 'outline' })}>
        {m.error_not_found_shop()}
      </Link>
    </p>
  </div>
)
