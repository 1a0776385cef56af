import { data, Form, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { env } from '#platform/env.server.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { resendEmail } from '#flows/emails/resend-email.ts'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmailView } from './email-view.tsx'
import { emailKindWords, emailLooks } from './email-words.ts'
import type { Route } from './+types/email-page.ts'
import { emailLogo } from '#shop/notifications/emails/email-logo.ts'
import { findEmail } from '#shop/notifications/emails/find-email.ts'
import { isAccountEmail, isToolEmail } from '#shop/notifications/email-kind.ts'
import { framedEmail, showEmail, type ShownEmail } from '#shop/notifications/previews/show-email.ts'
import { writeEmail } from '#shop/notifications/emails/write-email.ts'
import { findSettings } from '#shop/settings/queries.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.mail.subject ?? m.email_log_title() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const mail = isUuid(params.id) ? await readEmail(db, params.id) : undefined
  if (!mail) throw data(null, { status: 404 })
  return { mail, isDemo: env.SHOP_MODE === 'demo', isDone: url.searchParams.get('done') === 'resend' }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  if (form.get('intent') !== 'resend') throw data(null, { status: 400 })
  if (!isUuid(params.id)) throw data(null, { status: 404 })
  const { done, refusal } = await orRefusal(resendEmail(db, context.get(adminContext).actor, { mailId: params.id }))
  if (refusal) return data<Answer>({ intent: 'resend', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/admin/emails/${done}?done=resend`, 303)
}

export const shouldRevalidate = () => true

type Mail = Route.ComponentProps['loaderData']['mail']

export default function EmailPage({ loaderData: { mail, isDemo, isDone }, actionData }: Route.ComponentProps) {
  const stateLook = emailLooks[mail.shownState]
  return (
    <>
      <PageHead
        back={{ to: '/admin/emails', label: m.email_log_title() }}
        title={mail.subject ?? emailKindWords[mail.kind]()}
        tags={<Tag tone={stateLook.tone}>{stateLook.words()}</Tag>}
      />
      <div className="grid gap-5">
        {mail.isInOutbox && <Notice tone="warning">{isDemo ? m.email_log_outbox_demo() : m.email_log_outbox()}</Notice>}
        <Outcome answer={actionData} done={isDone ? m.email_log_done_resend() : undefined} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <EmailPanel mail={mail} />
          <Panel title={emailKindWords[mail.kind]()}>
            <MailFacts mail={mail} />
            <Form method="post" className="mt-5">
              <SubmitButton intent="resend" busyText={m.admin_busy()}>
                {m.email_log_resend()}
              </SubmitButton>
            </Form>
          </Panel>
        </div>
      </div>
    </>
  )
}

const EmailPanel = ({ mail }: { mail: Mail }) => (
  <Panel title={m.email_log_content()}>
    <p className="mb-4 text-muted">
      {!mail.email && (mail.state === 'dropped' ? m.email_log_content_none() : m.email_log_content_secret())}
      {mail.email && (mail.isAsLeft ? m.email_log_content_keys() : m.email_log_content_now())}
    </p>
    {mail.email && <EmailView {...mail.email} />}
  </Panel>
)

const breaking = (text: string) => <span className="break-all">{text}</span>
const at = (time: Date | null) => time && formatDateTime(time, getLocale())

const MailFacts = ({ mail }: { mail: Mail }) => (
  <FactList
    rows={[
      [m.email_log_to(), breaking(mail.to)],
      [m.email_log_channel(), m.email_log_channel_mail()],
      [m.email_log_preview_locale(), mail.locale === 'vi' ? m.email_log_language_vi() : m.email_log_language_en()],
      [
        m.email_log_order(),
        mail.orderId && (
          <Link to={`/admin/orders/${mail.orderId}`} className="link">
            {mail.orderId.slice(-8)}
          </Link>
        ),
      ],
      [m.email_log_created_at(), at(mail.createdAt)],
      [mail.isInOutbox ? m.email_log_outbox_at() : m.email_log_sent_at(), at(mail.sentAt)],
      [m.email_log_actor(), mail.actor === 'system' ? '' : actorWords(mail)],
      [m.email_log_tries(), String(mail.attempts)],
      [m.email_log_error(), mail.lastError && breaking(mail.lastError)],
    ]}
  />
)

type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>

/** An email of the log as it was sent. One that is not sent yet is rendered as it would be sent now, unless it contains a secret. */
async function readEmail(db: Db, id: string) {
  const mail = await findEmail(db, id)
  if (!mail) return
  const { page, plain, facts: _, ...row } = mail
  const logo = await emailLogo((await findSettings(db)).name)
  const left = plain === null ? undefined : { subject: row.subject ?? '', page: page && framedEmail(page, logo), plain }
  return { ...row, email: left ?? (await renderAsOfNow(db, mail)), isAsLeft: left !== undefined }
}

/** A preview must not have side effects, so emails that create a token or remove somebody from a list are not rendered. */
async function renderAsOfNow(db: Db, mail: Found): Promise<ShownEmail | undefined> {
  if (isAccountEmail(mail.kind) || isToolEmail(mail.kind) || mail.kind === 'back-in-stock' || mail.state === 'dropped')
    return
  const email = await writeEmail(db, mail, await findSettings(db))
  return email && showEmail(email)
}
