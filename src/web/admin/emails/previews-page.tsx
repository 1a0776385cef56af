import { data } from 'react-router'
import { isLocale, locales } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isEmailKind, emailKinds } from '#shop/notifications/email-kind.ts'
import { emailCasesOf, previewEmail } from '#shop/notifications/previews/preview-email.ts'
import { showEmail } from '#shop/notifications/previews/show-email.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmailPreviewChoice, EmailKindLinks } from './preview-choices.tsx'
import { EmailView } from './email-view.tsx'
import { emailCaseName } from './email-words.ts'
import type { Route } from './+types/previews-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.email_log_previews() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const kind = searchParams.get('kind') ?? emailKinds[0]
  const locale = searchParams.get('locale') ?? requestLocale()
  if (!isEmailKind(kind) || !isLocale(locale)) throw data(null, { status: 404 })
  const cases = emailCasesOf(kind)
  const name = searchParams.get('case') ?? cases[0]!
  const email = await previewEmail({ kind, name, locale }, await findSettings(db))
  if (!email) throw data(null, { status: 404 })
  return { kind, name, cases, locale, email: await showEmail(email) }
}

export default function PreviewsPage({ loaderData: { kind, name, cases, locale, email } }: Route.ComponentProps) {
  const languages = { vi: m.email_log_language_vi, en: m.email_log_language_en }
  return (
    <>
      <PageHead
        back={{ to: '/admin/emails', label: m.email_log_title() }}
        title={m.email_log_previews()}
        note={m.email_log_previews_note()}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <EmailKindLinks current={kind} />
        <Panel title={email.subject}>
          <div className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
            <EmailPreviewChoice
              label={m.email_log_preview_locale()}
              name="locale"
              current={locale}
              choices={locales.map((one) => ({ value: one, label: languages[one]() }))}
            />
            {cases.length > 1 && (
              <EmailPreviewChoice
                label={m.email_log_preview_case()}
                name="case"
                current={name}
                choices={cases.map((one) => ({ value: one, label: emailCaseName(one) }))}
              />
            )}
          </div>
          <EmailView {...email} />
        </Panel>
      </div>
    </>
  )
}
