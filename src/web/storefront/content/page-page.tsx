import { data } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { langIfOther } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { ArticleBody } from '#shop/content/documents/article-body.tsx'
import { findRules } from '#shop/checkout/find-rules.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import { findArticle } from '#shop/content/queries.ts'
import { fillText } from '#flows/content/fill-policies.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import type { Route } from './+types/page-page.ts'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import SizeTable from '#web/parts/product/size-table.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { CookieTable } from './cookie-table.tsx'
import { MeasureFootFigure } from '#web/parts/figures/measure-foot-figure.tsx'
import { filterQuestions } from './filter-questions.ts'
import { SupportSearch } from './support-search.tsx'
import { ContactFormSection } from '#web/parts/content/contact-form-section.tsx'
import { faqLd } from './faq-ld.ts'
import { listTexts } from './list-texts.server.ts'
import { SiteMap } from './site-map.tsx'
import { ArticleColumns } from '#web/parts/content/article-columns.tsx'
import { ArticleCover } from '#web/parts/content/article-cover.tsx'
import { everySize, WidthTable } from '#web/parts/content/width-table.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.article.seoTitle ?? loaderData.article.title,
        description: loaderData.article.seoDescription ?? loaderData.article.summary,
        alternates: loaderData.addresses,
        index: !loaderData.searched,
      })
    : []

/** A page of the shop, by the key that is its address (/terms, /returns, /privacy …). */
export async function loader({ request, url }: Route.LoaderArgs) {
  const key = /^(?:\/en)?\/([a-z-]+?)\/?(?:\.data)?$/.exec(new URL(request.url).pathname)?.[1] ?? ''
  const locale = requestLocale()
  const [article, rules] = await Promise.all([findArticle(db, { kind: 'page', key, locale }), findRules(db)])
  if (!article) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  cachePage(`content:${key}`, 'settings', ...(key === 'sitemap' ? ['content', 'catalogue'] : []))
  const { title, summary, seoTitle, seoDescription, updatedAt, locale: written, body, cover } = article
  const filled = fillText(body, rules, written)
  const q =
    key === 'support' ? (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, searchFields.q.max) : ''
  const filtered = q ? filterQuestions(filled, q) : undefined
  return {
    article: { title, summary, seoTitle, seoDescription, changed: formatDate(updatedAt, locale), written, cover },
    body: filtered?.body ?? filled,
    searched: filtered && { q, count: filtered.count },
    addresses: alternates(`/${key}`),
    isAsked: rules.settings.analyticsFunnel,
    shopName: rules.settings.name,
    contact:
      key === 'contact' ? pick(rules.settings, ['phone', 'zalo', 'email', 'address', 'mapUrl', 'hours']) : undefined,
    texts: key === 'sitemap' ? await listTexts(db, locale) : undefined,
  }
}

export default function PagePage({
  loaderData: { article, body, isAsked, shopName, contact, texts, addresses, searched },
}: Route.ComponentProps) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2)
  const lang = langIfOther(article.written, getLocale())
  const isSupport = addresses.vi.endsWith('/support')
  const faq = import.meta.env.SSR && isSupport && !searched ? [faqLd(body)] : []
  const parts = {
    'cookie-list': <CookieTable />,
    'cookie-choice': <CookieChoice isAsked={isAsked} />,
    'contact-facts': contact && (
      <>
        <ContactFacts {...contact} />
        <ContactFormSection />
      </>
    ),
    'size-table': (
      <div className="mt-8">
        <SizeTable sizes={everySize} discipline="figure" />
      </div>
    ),
    'width-table': <WidthTable />,
    'measure-foot': <MeasureFootFigure />,
    'site-map': texts && <SiteMap texts={texts} />,
  }
  return (
    <div className="wrap pb-8">
      <div className="print:hidden">
        <JsonLd
          facts={import.meta.env.SSR ? [breadcrumbsLd([], article.title, addresses.canonical), ...faq] : undefined}
        />
        <Breadcrumbs trail={[]} here={article.title} />
      </div>
      <ArticleColumns
        key={addresses.canonical}
        lang={lang}
        headings={headings}
        head={
          <>
            <p className="mb-6 hidden type-small text-muted print:block">
              {shopName} · {addresses.canonical}
            </p>
            <h1 className="type-h1">{article.title}</h1>
            {article.summary && <p className="mt-4 type-lead">{article.summary}</p>}
            <p className="mt-4 type-small text-muted">{m.policy_changed({ date: article.changed })}</p>
            {lang && (
              <p lang={getLocale()} className="mt-4 rounded-md bg-accent-soft px-4 py-3">
                {m.policy_in_vietnamese()}
              </p>
            )}
            <ArticleCover file={article.cover} />
          </>
        }
      >
        {isSupport && <SupportSearch searched={searched} />}
        <ArticleBody document={body} parts={parts} />
      </ArticleColumns>
    </div>
  )
}
