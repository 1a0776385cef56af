import { data, redirect } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { langIfOther } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { ArticleBody } from '#shop/content/documents/article-body.tsx'
import { findRules } from '#shop/checkout/find-rules.ts'
import { fillText } from '#flows/content/fill-policies.ts'
import { findArticle } from '#shop/content/queries.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { Notice } from '#ui/notice.tsx'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { signInPath } from '#web/shell/access/sign-in-path.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { MeasureFootFigure } from '#web/parts/figures/measure-foot-figure.tsx'
import { ArticleColumns } from '#web/parts/content/article-columns.tsx'
import { everySize, WidthTable } from '#web/parts/content/width-table.tsx'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { saveFeet } from '#web/parts/advisers/save-feet.server.ts'
import SizeTable from '#web/parts/product/size-table.tsx'
import type { Route } from './+types/size-guide-page.ts'
import { answerSize } from './answer-size.server.ts'
import { SizeTool } from './size-tool.tsx'
import { readSizeTool } from './size-tool-form.ts'
import { ToolLinks } from '#web/parts/advisers/tool-links.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.article.seoTitle ?? loaderData.article.title,
        description: loaderData.article.seoDescription ?? loaderData.article.summary,
        alternates: loaderData.addresses,
      })
    : []

/** The size guide. The text is the shop's own page; above it the size adviser answers what the address asks. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const [article, rules] = await Promise.all([
    findArticle(db, { kind: 'page', key: 'size-guide', locale }),
    findRules(db),
  ])
  if (!article) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  cachePage('content:size-guide', 'settings')
  const { title, summary, seoTitle, seoDescription, updatedAt, locale: written, body } = article
  const params = readSizeTool(new URL(request.url).searchParams)
  return {
    article: { title, summary, seoTitle, seoDescription, changed: formatDate(updatedAt, locale), written },
    body: fillText(body, rules, written),
    addresses: alternates('/size-guide'),
    tool: rules.settings.featuresOff.includes('advisers') ? null : { ...params, ...(await answerSize(params)) },
  }
}

export const middleware = [readerGuard]

/** Saves the typed feet as a measurement of one of the reader's own skaters. */
export async function action({ request, context }: Route.ActionArgs) {
  await requireFeature('advisers')
  const person = context.get(readerContext)
  if (!person) throw redirect(signInPath(request))
  const saved = await saveFeet(db, person.id, await request.formData())
  return data(saved, { status: saved.isKept ? 200 : 422 })
}

export default function SizeGuidePage({
  loaderData: { article, body, addresses, tool },
  actionData,
}: Route.ComponentProps) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2)
  const lang = langIfOther(article.written, getLocale())
  const parts = {
    'size-table': (
      <div className="mt-8">
        <SizeTable sizes={everySize} discipline="figure" />
      </div>
    ),
    'width-table': <WidthTable />,
    'measure-foot': <MeasureFootFigure />,
  }
  return (
    <div className="wrap pb-8">
      <div className="print:hidden">
        <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd([], article.title, addresses.canonical) : undefined} />
        <Breadcrumbs trail={[]} here={article.title} />
      </div>
      <h1 lang={lang} className="type-h1 pt-2 md:pt-6">
        {article.title}
      </h1>
      {article.summary && (
        <p lang={lang} className="mt-4 max-w-[38em] type-lead">
          {article.summary}
        </p>
      )}
      {actionData && (
        <Notice tone={actionData.isKept ? 'success' : 'error'} className="mt-5">
          {actionData.said}
        </Notice>
      )}
      {tool && (
        <section aria-labelledby="size-tool" className="mt-10 print:hidden">
          <h2 id="size-tool" className="type-h2">
            {m.advice_title()}
          </h2>
          <p className="mt-2 max-w-[38em] text-muted">{m.tool_size_lead()}</p>
          <SizeTool {...tool} />
        </section>
      )}
      <ArticleColumns
        lang={lang}
        headings={headings}
        head={<p className="type-small text-muted">{m.policy_changed({ date: article.changed })}</p>}
        className="mt-12"
      >
        <ArticleBody document={body} parts={parts} />
      </ArticleColumns>
      <ToolLinks here="/size-guide" />
    </div>
  )
}
