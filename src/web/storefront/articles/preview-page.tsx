import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findArticleForEdit } from '#shop/content/articles/find-article-for-edit.ts'
import { openedBody } from '#shop/content/articles/read-body.ts'
import { readPreviewPass } from '#shop/content/articles/preview-pass.ts'
import { productsIn } from '#shop/content/documents/products-in.ts'
import { wordCount } from '#shop/content/documents/document.ts'
import { listCardsBySlug } from '#shop/search/cards/list-cards-by-slug.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/preview-page.ts'
import { ArticleView } from './article-view.tsx'
import { viewArticle } from './view-article.ts'
import { localized } from '#kit/localized.ts'

export const meta = () => pageMeta({ title: m.admin_preview_title() })

/** A preview of an article with its unsaved draft, for anybody with the link. Never cached, never indexed. */
export async function loader({ params }: Route.LoaderArgs) {
  const previewPass = readPreviewPass(params.pass)
  const article =
    previewPass && isUuid(previewPass.articleId)
      ? await findArticleForEdit(db, previewPass.articleId, previewPass.ownerId)
      : undefined
  const locale = requestLocale()
  const text = article && (article[locale] ?? article.vi)
  if (!article || !text) throw data(null, { status: 404 })
  const typed = (part: string) => article.draft?.fields[`${text.locale}.${part}`]
  const body = article.draft ? openedBody(article.draft.fields, text.locale, text.body) : text.body
  const shown = {
    ...article,
    ...text,
    title: typed('title') || text.title,
    summary: typed('summary') ?? text.summary,
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
