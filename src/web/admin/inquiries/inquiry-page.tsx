import { data } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { answerInquiry, reopenInquiry } from '#shop/inquiries/answer-inquiry.ts'
import { replyFields } from '#shop/inquiries/inquiry-fields.ts'
import { replyForm } from '#shop/inquiries/inquiry-values.ts'
import { findInquiry, type Inquiry } from '#shop/inquiries/queries.ts'
import { topicName } from '#shop/inquiries/topic-words.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { InquiryStateTag } from './inquiry-columns.tsx'
import type { Route } from './+types/inquiry-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData ? m.inquiry_of({ name: loaderData.inquiry.name }) : m.inquiry_admin() })

const doneWords = { reply: m.inquiry_done_reply, otherwise: m.inquiry_done_otherwise, reopen: m.inquiry_done_reopen }
type Intent = keyof typeof doneWords
const isIntent = (value: unknown): value is Intent => typeof value === 'string' && Object.hasOwn(doneWords, value)

export async function loader({ params, url }: Route.LoaderArgs) {
  const inquiry = isUuid(params.id) ? await findInquiry(db, params.id) : undefined
  if (!inquiry) throw data(null, { status: 404 })
  const done = url.searchParams.get('done')
  return { inquiry, done: isIntent(done) ? done : undefined }
}

export function action({ request, params: { id }, context }: Route.ActionArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 })
  const { actor } = context.get(adminContext)
  const to = (done: Intent) => `/admin/inquiries/${id}?done=${done}`
  return answerIntents(request, {
    async reply(form) {
      const { value, rejected } = readForm(replyForm, form)
      if (rejected) return rejected
      await answerInquiry(db, actor, { id, way: 'mail', reply: value.reply })
      return to('reply')
    },
    async otherwise() {
      await answerInquiry(db, actor, { id, way: 'otherwise', reply: null })
      return to('otherwise')
    },
    async reopen() {
      await reopenInquiry(db, actor, id)
      return to('reopen')
    },
  })
}

export default function InquiryPage({ loaderData: { inquiry, done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        back={{ to: '/admin/inquiries', label: m.inquiry_admin() }}
        title={m.inquiry_of({ name: inquiry.name })}
        tags={<InquiryStateTag state={inquiry.state} />}
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Panel title={topicName(inquiry.topic)}>
              <p className="max-w-[44rem] [overflow-wrap:anywhere] whitespace-pre-line text-ink" lang={inquiry.locale}>
                {inquiry.text}
              </p>
            </Panel>
            {inquiry.reply && inquiry.answerChannel !== 'mail' && <EarlierReply {...inquiry} />}
            {inquiry.state === 'open' ? (
              <Reply inquiry={inquiry} answer={actionData} />
            ) : (
              <SentReply inquiry={inquiry} answer={actionData} />
            )}
          </div>
          <Panel title={m.inquiry_who()}>
            <Sender {...inquiry} />
          </Panel>
        </div>
      </div>
    </>
  )
}

const away = (href: string, label: string) => (
  <a href={href} className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]">
    {label}
  </a>
)

const Sender = ({ name, email, phone, orderCode, locale, createdAt }: Inquiry) => (
  <FactList
    rows={[
      [m.inquiry_from(), name],
      [m.inquiry_email(), email && away(`mailto:${email}`, email)],
      [m.inquiry_phone(), phone && away(`tel:${phone}`, showPhone(phone))],
      [m.inquiry_order(), orderCode && away(`/admin/orders?q=${encodeURIComponent(orderCode)}`, orderCode)],
      [m.inquiry_language(), locale === 'vi' ? 'Tiếng Việt' : 'English'],
      [m.inquiry_when(), formatDateTime(createdAt, getLocale())],
    ]}
  />
)

type ReplyProps = { inquiry: Inquiry; answer: Answer | undefined }

const Reply = ({ inquiry: { email, locale }, answer }: ReplyProps) => (
  <Panel title={m.inquiry_reply()}>
    {email ? (
      <ActionForm intent="reply" answer={answer} button={m.inquiry_reply_send()}>
        <AreaField
          {...inputOf(replyFields.reply)}
          label={m.inquiry_reply_text()}
          hint={m.inquiry_reply_hint({ email })}
          lang={locale}
          rows={7}
        />
      </ActionForm>
    ) : (
      <p>{m.inquiry_no_address()}</p>
    )}
    <ActionForm
      intent="otherwise"
      answer={answer}
      button={m.inquiry_do_otherwise()}
      variant="outline"
      className="mt-4 border-t border-line pt-4"
    />
  </Panel>
)

/** The answer from before the inquiry was opened again. */
const EarlierReply = ({ reply, locale }: Inquiry) => (
  <Panel title={m.inquiry_earlier_reply()}>
    <p className="max-w-[44rem] [overflow-wrap:anywhere] whitespace-pre-line text-ink" lang={locale}>
      {reply}
    </p>
  </Panel>
)

const SentReply = ({ inquiry: { reply, answeredAt, answerChannel, locale }, answer }: ReplyProps) => (
  <Panel title={m.inquiry_reply()}>
    {answerChannel === 'mail' ? (
      <p className="max-w-[44rem] [overflow-wrap:anywhere] whitespace-pre-line text-ink" lang={locale}>
        {reply}
      </p>
    ) : (
      <p>{m.inquiry_said_otherwise()}</p>
    )}
    <p className="mt-3 type-small text-muted">
      {answerChannel === 'mail' ? m.inquiry_said_mail() : m.inquiry_said_noted()}{' '}
      {answeredAt && formatDateTime(answeredAt, getLocale())}
    </p>
    <ActionForm intent="reopen" answer={answer} button={m.inquiry_do_reopen()} variant="outline" className="mt-4" />
  </Panel>
)
