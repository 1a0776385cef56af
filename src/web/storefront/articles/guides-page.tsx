import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { listArticles } from '#shop/content/queries.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import type { Route } from './+types/guides-page.ts'
import { ArticleCard } from './article-card.tsx'
import { NoArticles } from './no-articles.tsx'
import { showArticle } from './show-article.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: m.guide_title(), description: m.guide_lead(), alternates: loaderData.addresses }) : []

export async function loader() {
  cachePage('content')
  const locale = requestLocale()
  const guides = await listArticles(db, { kind: 'guide', locale })
  return { guides: guides.map((guide) => showArticle('guide', locale, guide)), addresses: alternates('/guides') }
}

export default function GuidesPage({ loaderData: { guides, addresses } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-8">
      <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd([], m.guide_title(), addresses.canonical) : undefined} />
      <Breadcrumbs trail={[]} here={m.guide_title()} />
      <h1 className="type-h1 mt-1">{m.guide_title()}</h1>
      <p className="type-lead mt-3 max-w-[38em]">{m.guide_lead()}</p>
      {guides.length ? (
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 md:mt-10 lg:grid-cols-3">
          {guides.map((guide, at) => (
            <li key={guide.path}>
              <ArticleCard article={guide} priority={at < 3} />
            </li>
          ))}
        </ul>
      ) : (
        <NoArticles>{m.guide_none()}</NoArticles>
      )}
    </div>
  )
}
