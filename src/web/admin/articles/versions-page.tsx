import { data, Form, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { diffText, type DiffPart } from '#kit/diff.ts'
import { isLocale, locales } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findArticleForEdit } from '#shop/content/articles/find-article-for-edit.ts'
import { findVersion, listVersions } from '#shop/content/articles/list-versions.ts'
import { restoreVersion } from '#shop/content/articles/restore-version.ts'
import { versionText } from '#shop/content/articles/version-text.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { articleLanguageWords } from './article-parts.ts'
import type { Route } from './+types/versions-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.post_versions() })

async function articleOr404(id: string, ownerId: string) {
  const article = isUuid(id) ? await findArticleForEdit(db, id, ownerId) : undefined
  if (!article) throw data(null, { status: 404 })
  return article
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const article = await articleOr404(params.id, context.get(adminContext).id)
  const requestedLanguage = url.searchParams.get('language')
  const locale = isLocale(requestedLanguage) ? requestedLanguage : 'vi'
  const versions = await listVersions(db, article.id, locale)
  const chosen = versions.find(({ id }) => id === url.searchParams.get('version')) ?? versions[1] ?? versions[0]
  const then = chosen && (await findVersion(db, article.id, chosen.id))
  const now = article[locale]
  return {
    id: article.id,
    title: article.vi?.title ?? '',
    locale,
    versions: versions.map(({ id, at, by, name }, index) => ({
      id,
      at: formatDateTime(at, requestLocale()),
      who: by === 'system' ? m.post_version_seed() : (name ?? m.post_version_gone()),
      isNow: index === 0,
      isShown: id === chosen?.id,
    })),
    difference: then && now ? diffText(versionText(then), versionText(now)) : [],
    chosenId: chosen?.id ?? null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { actor, id: ownerId } = context.get(adminContext)
  const article = await articleOr404(params.id, ownerId)
  const form = await request.formData()
  const version = String(form.get('version'))
  if (form.get('intent') !== 'restore' || !isUuid(version)) throw data(null, { status: 400 })
  const { refusal } = await orRefusal(restoreVersion(db, actor, article.id, version))
  if (refusal) return data({ intent: 'restore', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/admin/posts/edit/${article.id}?done=restore`, 303)
}

export default function VersionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, locale, versions, difference, chosenId } = loaderData
  const tabs = locales.map((value) => ({ value: value === 'vi' ? null : value, label: articleLanguageWords[value]() }))
  const isSame = difference.every((line) => line.every(({ kind }) => kind === 'same'))
  const mayRestore = chosenId !== null && !isSame
  return (
    <>
      <PageHead title={m.post_versions()} back={{ to: `/admin/posts/edit/${id}`, label: title }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome answer={actionData} />
        <div className="rounded-sm border border-line bg-surface">
          <Tabs name="language" label={m.post_language()} current={locale === 'vi' ? null : locale} tabs={tabs} />
          {!versions.length && <p className="px-4 py-6 text-muted md:px-5">{m.post_versions_none()}</p>}
          <ul className="divide-y divide-line">
            {versions.map((version) => (
              <li key={version.id}>
                <Link
                  to={`?${new URLSearchParams({ language: locale, version: version.id })}`}
                  preventScrollReset
                  aria-current={version.isShown ? 'true' : undefined}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 px-4 py-1.5 hover:bg-sunken aria-[current=true]:bg-accent-soft md:px-5"
                >
                  <span className="num font-[560] text-ink">{version.at}</span>
                  <span>{version.who}</span>
                  {version.isNow && <span className="text-muted">{m.post_version_now()}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {versions.length > 0 && (
          <Panel
            title={m.post_difference()}
            aside={
              mayRestore && (
                <Form method="post">
                  <input type="hidden" name="version" value={chosenId} />
                  <SubmitButton intent="restore" busyText={m.admin_busy()} variant="outline">
                    {m.post_restore()}
                  </SubmitButton>
                </Form>
              )
            }
          >
            {isSame ? (
              <p className="text-muted">{m.post_same()}</p>
            ) : (
              <>
                <p className="mb-3 text-muted">{m.post_difference_hint()}</p>
                <Difference lines={difference} locale={locale} />
              </>
            )}
          </Panel>
        )}
      </div>
    </>
  )
}

/** Long unchanged passages are collapsed to their length. */
function Difference({ lines, locale }: { lines: DiffPart[][]; locale: string }) {
  const isSame = (at: number) => !lines[at] || lines[at].every(({ kind }) => kind === 'same')
  const isNear = (at: number) => [-2, -1, 0, 1, 2].some((step) => !isSame(at + step))
  return (
    <div lang={locale === getLocale() ? undefined : locale} className="grid gap-1 break-words whitespace-pre-wrap">
      {lines.map((line, at) =>
        isNear(at) ? (
          <p key={at}>
            {line.map(({ kind, text }, piece) =>
              kind === 'gone' ? (
                <del key={piece} className="bg-red-soft text-red">
                  {text}
                </del>
              ) : kind === 'new' ? (
                <ins key={piece} className="bg-green-soft text-green">
                  {text}
                </ins>
              ) : (
                text
              ),
            )}
          </p>
        ) : (
          (at === 0 || isNear(at - 1)) && (
            <p key={at} aria-hidden className="text-muted">
              …
            </p>
          )
        ),
      )}
    </div>
  )
}
