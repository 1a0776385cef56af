import { data } from 'react-router'
import { isLocale, locales } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { isMailKind, mailKinds } from '#shop/notifications/mail-kind.ts'
import { casesOf, previewLetter } from '#shop/notifications/preview-letter.ts'
import { showLetter } from '#shop/notifications/show-letter.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '../frame/page-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { Choice, Kinds } from './letter-choices.tsx'
import { LetterView } from './letter-view.tsx'
import { sayCase } from './mail-words.ts'
import type { Route } from './+types/previews-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.mails_previews() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const kind = searchParams.get('kind') ?? mailKinds[0]
  const locale = searchParams.get('locale') ?? spokenLocale()
  if (!isMailKind(kind) || !isLocale(locale)) throw data(null, { status: 404 })
  const cases = casesOf(kind)
  const name = searchParams.get('case') ?? cases[0]!
  const letter = await previewLetter({ kind, name, locale }, await findSettings(db))
  if (!letter) throw data(null, { status: 404 })
  return { kind, name, cases, locale, letter: await showLetter(letter) }
}

export default function PreviewsPage({ loaderData: { kind, name, cases, locale, letter } }: Route.ComponentProps) {
  const languages = { vi: m.mails_language_vi, en: m.mails_language_en }
  return (
    <>
      <PageHead
        back={{ to: '/admin/mails', label: m.mails_title() }}
        title={m.mails_previews()}
        note={m.mails_previews_note()}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Kinds current={kind} />
        <Panel title={letter.subject}>
          <div className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
            <Choice
              label={m.mails_preview_locale()}
              name="locale"
              current={locale}
              choices={locales.map((one) => ({ value: one, label: languages[one]() }))}
            />
            {cases.length > 1 && (
              <Choice
                label={m.mails_preview_case()}
                name="case"
                current={name}
                choices={cases.map((one) => ({ value: one, label: sayCase(one) }))}
              />
            )}
          </div>
          <LetterView {...letter} />
        </Panel>
      </div>
    </>
  )
}
