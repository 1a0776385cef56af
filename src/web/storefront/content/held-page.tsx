import { data, Link } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { langIfOther } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { ArticleBody } from '#shop/content/documents/article-body.tsx'
import { findHeldText } from '#shop/content/policies/find-held-text.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { getLocale } from '#words/runtime.js'
import { heldPolicyWords } from '#web/shell/order/policy-words.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/held-page.ts'
import { ArticleColumns } from '#web/parts/content/article-columns.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: m.policy_held_title({ title: heldPolicyWords(loaderData).name, day: loaderData.day }) })
    : []

/** A policy as it was when an order was placed; public, and it never changes. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const text = isUuid(id) ? await findHeldText(db, id) : undefined
  if (!text) throw data(null, { status: 404 })
  cachePage('held-texts')
  const { key, locale, title, summary, body, changedAt } = text
  return { key, written: locale, title, summary, body, day: formatDate(changedAt, requestLocale()) }
}

export default function HeldPage({ loaderData: { key, written, title, summary, body, day } }: Route.ComponentProps) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2)
  return (
    <div className="wrap pb-8">
      <div className="print:hidden">
        <Breadcrumbs
          trail={[{ label: heldPolicyWords({ key, title, written }).name, to: `/${key}` }]}
          here={m.policy_held_day({ day })}
        />
      </div>
      <ArticleColumns
        lang={langIfOther(written, getLocale())}
        headings={headings}
        head={
          <>
            <h1 className="type-h1">{title}</h1>
            {summary && <p className="mt-4 type-lead">{summary}</p>}
            <p lang={getLocale()} className="mt-6 rounded-md bg-accent-soft px-4 py-3">
              {m.policy_held_text({ day })}{' '}
              <Link to={`/${key}`} className="link font-[inherit]">
                {m.policy_held_now()}
              </Link>
            </p>
          </>
        }
      >
        <ArticleBody document={body} />
      </ArticleColumns>
    </div>
  )
}
