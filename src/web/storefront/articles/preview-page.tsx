import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findArticleForEdit } from '#shop/content/articles/find-article-for-edit.ts'
import { openedBody } from '#shop/content/articles/read-body.ts'
import { readPreviewPass } from '#shop/content/articles/preview-pass.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import { fillText } from '#flows/content/fill-policies.ts'
import { productsIn } from '#shop/content/documents/products-in.ts'
import { wordCount, type Document } from '#shop/content/documents/document.ts'
import { listCardsBySlug } from '#shop/search/cards/list-cards-by-slug.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/preview-page.ts'
import { ArticleView } from './article-view.tsx'
import { viewArticle } from './view-article.ts'
import { localized } from '#kit/localized.ts'

export const meta = () => pageMeta({ title: m.admin_preview_title() })

const empty: Document = { type: 'doc', content: [] }

/** A preview of an article with its unsaved draft as it will be published, for anybody with the link. Never cached, never indexed. */
export async function loader({ params }: Route.LoaderArgs) {
  const previewPass = readPreviewPass(params.pass)
  const article =
    previewPass && isUuid(previewPass.articleId)
      ? await findArticleForEdit(db, previewPass.articleId, previewPass.ownerId)
      : undefined
  const locale = requestLocale()
  const fields: Record<string, string> = article?.draft?.fields ?? {}
  // English that stands only in the draft is shown too.
  const written = article?.[locale] || fields[`${locale}.title`]?.trim() ? locale : 'vi'
  const text = article && (article[written] ?? article.vi)
  if (!article || !text) throw data(null, { status: 404 })
  const typed = (part: string) => fields[`${written}.${part}`]
  const body = fillText(openedBody(fields, written, article[written]?.body ?? empty), await findRules(db), written)
  const shown = {
    ...article,
    ...text,
    locale: written,
    title: typed('title')?.trim() || text.title,
    summary: typed('summary') ?? text.summary,
    author: (typed('author') ?? text.author)?.trim() || null,
    tags:
      typed('tags')
        ?.split(',')
        .flatMap((tag) => tag.trim() || []) ?? text.tags,
    cover: (fields.cover ?? article.cover) || null,
    words: wordCount(body),
    slugs: localized(() => text.slug),
  }
  return {
    article: viewArticle(shown, locale),
    body,
    products: await listCardsBySlug(db, locale, productsIn(body)),
  }
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-8">
      <Breadcrumbs trail={[]} here={m.admin_preview_title()} />
      <p role="note" className="mb-4 rounded-md bg-brass-soft px-4 py-3 text-ink">
        {m.admin_preview_note()}
      </p>
      <ArticleView {...loaderData} category={null} more={[]} />
    </div>
  )
}
