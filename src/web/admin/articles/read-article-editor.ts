import { formatDateTime } from '#kit/clock.ts'
import { type Locale, localized } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { EditedArticle } from '#shop/content/articles/find-article-for-edit.ts'
import { listArticleCategories } from '#shop/content/articles/list-article-categories.ts'
import { previewPass } from '#shop/content/articles/preview-pass.ts'
import { isWholeInMarkdown } from '#shop/content/documents/write-markdown.ts'
import type { Document } from '#shop/content/documents/document.ts'
import { openedBody } from '#shop/content/articles/read-body.ts'
import { articleVersionOf } from './merge-article.server.ts'
import { articleFieldsOf } from './typed-article.ts'

const empty: Document = { type: 'doc', content: [] }

/** The view of the article editor. */
export async function readArticleEditor(db: Db, locale: Locale, article: EditedArticle, ownerId: string) {
  const { id, kind, key, state, publishedAt, draft, vi, en } = article
  const fields = { ...articleFieldsOf(article), ...draft?.fields }
  const bodies = localized((language) => openedBody(fields, language, article[language]?.body ?? empty))
  return {
    id,
    kind,
    key,
    state,
    host: new URL(env.BASE_URL).host,
    slug: vi?.slug ?? '',
    title: vi?.title ?? '',
    hasEnglish: Boolean(en),
    published: publishedAt && formatDateTime(publishedAt, locale),
    wasOut: publishedAt !== null || key !== null,
    draftAt: draft?.at ?? null,
    // An unsaved draft may have begun from an older version of the article.
    version: draft?.fields.version ?? articleVersionOf(article),
    fields,
    bodies,
    /** Without scripts the editor is Markdown, which cannot express every text. */
    isWhole: localized((language) => isWholeInMarkdown(bodies[language])),
    categories: (await listArticleCategories(db, locale)).map(({ slug, label }) => ({ value: slug, label })),
    previewPass: previewPass({ articleId: id, ownerId }),
  }
}
export type ArticleEditorView = Awaited<ReturnType<typeof readArticleEditor>>
