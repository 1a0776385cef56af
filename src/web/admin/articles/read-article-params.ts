import { articleKinds, articleStates } from '#shop/content/articles/article.ts'
import { articleSorts } from '#shop/content/articles/list-article-rows.ts'
import { askedText, askedWord } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the list; unknown values do not filter. */
export function readArticleParams(params: URLSearchParams) {
  const category = params.get('category')
  return {
    text: askedText(params),
    kind: askedWord(params, 'kind', articleKinds),
    state: askedWord(params, 'state', articleStates),
    category: category && /^[a-z0-9-]{1,120}$/.test(category) ? category : null,
    english: askedWord(params, 'english', ['lacks'] as const),
    sort: askedWord(params, 'sort', articleSorts) ?? ('-updated' as const),
  }
}
export type ArticleParams = ReturnType<typeof readArticleParams>
