import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf, type DeclaredField } from '#kit/declare-fields.ts'
import { inLocale, type Locale, locales, localized } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { countConsentingUsers } from '#shop/identity/consents/list-consenting-users.ts'
import { announcePromotion } from '#shop/notifications/queue/announce-promotion.ts'
import { findPromotionNotice } from '#shop/notifications/queue/find-promotion-notice.ts'
import { findPromotion, promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { promotionNoticeFields } from '#shop/pricing/promotion-fields.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { Route } from './+types/notice-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.promotion_notice_title() })

async function promotionOr404(id: string) {
  const known = isUuid(id) ? await findPromotion(db, id) : undefined
  if (!known) throw data(null, { status: 404 })
  return known
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const { id, name, code, ...promotion } = await promotionOr404(params.id)
  const textIn = (locale: Locale) => {
    const facts = { name: inLocale(name, locale) }
    return code
      ? m.promotion_notice_text_code({ ...facts, code }, { locale })
      : m.promotion_notice_text({ ...facts }, { locale })
  }
  return {
    id,
    name: inLocale(name, requestLocale()),
    isOver: promotionViewOf(promotion, new Date()) === 'over',
    willing: await countConsentingUsers(db, 'marketing-mail'),
    sent: (await findPromotionNotice(db, id)) ?? null,
    values: {
      'subject-vi': inLocale(name, 'vi'),
      'subject-en': inLocale(name, 'en'),
      'text-vi': textIn('vi'),
      'text-en': textIn('en'),
    } as Record<string, string>,
    isDone: url.searchParams.get('done') === 'sent',
  }
}

const field = (declared: DeclaredField) => textOf(declared, { min: 3, missing: () => m.promotion_notice_error_empty() })
const noticeForm = z.object({
  'subject-vi': field(promotionNoticeFields.subject),
  'subject-en': field(promotionNoticeFields.subject),
  'text-vi': field(promotionNoticeFields.text),
  'text-en': field(promotionNoticeFields.text),
  knowing: z.literal('on', { error: () => m.promotion_notice_error_tick() }),
})

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const { id } = await promotionOr404(params.id)
  const { value, rejected } = readForm(noticeForm, await request.formData())
  if (rejected) return data<Answer>({ intent: 'send', ...rejected }, { status: 422 })
  const words = {
    subject: localized((locale) => value[`subject-${locale}`]),
    text: localized((locale) => value[`text-${locale}`]),
  }
  const { refusal } = await orRefusal(announcePromotion(db, actor, { promotionId: id, ...words }))
  if (!refusal) return redirect(`/admin/promotions/${id}/notice?done=sent`, 303)
  return data<Answer>({ intent: 'send', refusal: refusal.say(requestLocale()), values: value }, { status: 422 })
}

export default function NoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isOver, sent, isDone } = loaderData
  return (
    <div className="grid gap-5">
      <PageHead
        back={{ to: `/admin/promotions/${id}`, label: name }}
        title={m.promotion_notice_title()}
        note={m.promotion_notice_note()}
      />
      <Outcome answer={actionData} done={isDone ? m.promotion_notice_sent_done() : undefined} />
      <Readers willing={loaderData.willing} />
      {sent ? (
        <Sent sent={sent} />
      ) : isOver ? (
        <Notice tone="info">{m.refusal_notice_over()}</Notice>
      ) : loaderData.willing.vi + loaderData.willing.en === 0 ? (
        <Notice tone="info">{m.promotion_notice_nobody()}</Notice>
      ) : (
        <Compose {...loaderData} answer={actionData} />
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** The number of recipients: only customers who agreed to marketing. */
const Readers = ({ willing: { vi, en, accounts } }: Pick<Loaded, 'willing'>) => (
  <Panel title={m.promotion_notice_readers()}>
    <p className="num text-ink">
      {m.promotion_notice_readers_count({ count: formatCount(vi + en), accounts: formatCount(accounts) })}
    </p>
    <p className="num text-muted">{m.promotion_notice_readers_by({ vi: formatCount(vi), en: formatCount(en) })}</p>
    <p className="type-fine mt-2 text-muted">{m.promotion_notice_law()}</p>
  </Panel>
)

function Compose({ values: saved, willing, answer }: Loaded & { answer?: Answer }) {
  const count = formatCount(willing.vi + willing.en)
  return (
    <Panel title={m.promotion_notice_email()}>
      <ActionForm
        intent="send"
        {...{ answer, saved }}
        button={m.promotion_notice_send({ count })}
        className="grid gap-5"
      >
        <div className="grid gap-5 lg:grid-cols-2">
          {locales.map((locale) => (
            <fieldset key={locale} className="grid content-start gap-4" lang={locale}>
              <legend className="type-label mb-1 text-ink">{locale === 'vi' ? 'Tiếng Việt' : 'English'}</legend>
              <LineField
                {...inputOf(promotionNoticeFields.subject, `subject-${locale}`)}
                label={m.promotion_notice_subject()}
              />
              <AreaField
                {...inputOf(promotionNoticeFields.text, `text-${locale}`)}
                label={m.promotion_notice_words()}
                hint={m.promotion_notice_words_hint()}
                rows={7}
              />
            </fieldset>
          ))}
        </div>
        <TickField name="knowing" label={m.promotion_notice_knowing({ count })} />
      </ActionForm>
    </Panel>
  )
}

/** The sent text, and the state of its emails. */
const Sent = ({ sent: { subject, text, at, emails } }: { sent: NonNullable<Loaded['sent']> }) => (
  <Panel
    title={m.promotion_notice_email()}
    aside={
      <Link to="/admin/emails?kind=promotion" className="link">
        {m.promotion_notice_log()}
      </Link>
    }
  >
    <div className="num">
      <FactList
        rows={[
          [m.promotion_notice_at(), formatDateTime(at, getLocale())],
          [m.promotion_notice_state_sent(), formatCount(emails.sent)],
          [m.promotion_notice_state_outbox(), emails.outbox ? formatCount(emails.outbox) : null],
          [m.promotion_notice_state_waiting(), formatCount(emails.waiting)],
          [m.promotion_notice_state_failed(), emails.failed ? formatCount(emails.failed) : null],
          [m.promotion_notice_state_dropped(), emails.dropped ? formatCount(emails.dropped) : null],
        ]}
      />
    </div>
    <div className="mt-4 grid gap-5 border-t border-line pt-4 lg:grid-cols-2">
      {locales.map((locale) => (
        <div key={locale} lang={locale}>
          <p className="font-[560] break-words text-ink">{subject[locale]}</p>
          <p className="break-words whitespace-pre-line">{text[locale]}</p>
        </div>
      ))}
    </div>
  </Panel>
)
