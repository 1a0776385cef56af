import { data } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { db } from '#platform/db.server.ts'
import { keepPage, spokenLocale } from '#platform/request.server.ts'
import { ArticleBody } from '#shop/content/article-body.tsx'
import { fillIn } from '#shop/content/fill-in.ts'
import { headingsOf } from '#shop/content/headings.ts'
import { findArticle } from '#shop/content/queries.ts'
import { shopFacts } from '#shop/content/shop-facts.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import type { Route } from './+types/page-page.ts'
import { crumbsLd } from '../crumbs-ld.ts'
import { JsonLd } from '../product/json-ld.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { CookieTable } from './cookie-table.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.article.seoTitle ?? loaderData.article.title,
        description: loaderData.article.seoDescription ?? loaderData.article.summary,
        alternates: loaderData.addresses,
      })
    : []

/** A page of the shop, by the key that is its address (/terms, /privacy, /cookies). */
export async function loader({ request }: Route.LoaderArgs) {
  const key = /^(?:\/en)?\/([a-z-]+?)\/?(?:\.data)?$/.exec(new URL(request.url).pathname)?.[1] ?? ''
  const locale = spokenLocale()
  const [article, settings] = await Promise.all([findArticle(db, { kind: 'page', key, locale }), findSettings(db)])
  if (!article) throw data(null, { status: 404 })
  keepPage(`content:${key}`, 'settings')
  const { title, summary, seoTitle, seoDescription, updatedAt, locale: written, body } = article
  return {
    article: { title, summary, seoTitle, seoDescription, changed: formatDate(updatedAt, locale), written },
    body: fillIn(body, shopFacts(settings, locale), m.content_unfilled()),
    addresses: alternates(`/${key}`),
    isAsked: settings.analyticsFunnel,
    shopName: settings.name,
  }
}

export default function PagePage({
  loaderData: { article, body, isAsked, shopName, addresses },
}: Route.ComponentProps) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2)
  const isForeign = article.written !== getLocale()
  const parts = { 'cookie-list': <CookieTable />, 'cookie-choice': <CookieChoice isAsked={isAsked} /> }
  return (
    <div className="wrap pb-8">
      <div className="print:hidden">
        <JsonLd facts={import.meta.env.SSR ? crumbsLd([], article.title, addresses.canonical) : undefined} />
        <Breadcrumbs trail={[]} here={article.title} />
      </div>
      <article
        key={addresses.canonical}
        lang={isForeign ? article.written : undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-24 pt-2 md:pt-6 lg:grid-cols-[minmax(0,35rem)_16rem] print:block"
      >
        <header className="max-w-[35rem]">
          <p className="mb-6 hidden type-small text-muted print:block">
            {shopName} · {addresses.canonical}
          </p>
          <h1 className="type-h1">{article.title}</h1>
          {article.summary && <p className="mt-4 type-lead">{article.summary}</p>}
          <p className="mt-4 type-small text-muted">{m.content_changed({ date: article.changed })}</p>
          {isForeign && (
            <p lang={getLocale()} className="mt-4 rounded-md bg-accent-soft px-4 py-3">
              {m.content_in_vietnamese()}
            </p>
          )}
        </header>
        <TableOfContents headings={headings} />
        <div className="mt-10 lg:col-start-1">
          <ArticleBody document={body} parts={parts} />
        </div>
      </article>
    </div>
  )
}
