import type { Db } from '#platform/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import type { ArticleInput } from '#shop/content/article-draft.ts'
import { publishArticle } from '#shop/content/publish-article.ts'
import { saveArticle } from '#shop/content/save-article.ts'

/** Writes and publishes each article, dated by the day its words were last changed. */
export async function addArticles(db: Db, drafts: ArticleInput[]) {
  for (const draft of drafts) {
    const { id } = await saveArticle(db, system, draft)
    await publishArticle(db, system, id, draft.changedAt)
  }
}
