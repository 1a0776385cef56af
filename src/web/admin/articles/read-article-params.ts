import { articleKinds, articleStates } from '#shop/content/articles/article.ts'
import { articleSorts } from '#shop/content/articles/list-article-rows.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'

/** Reads the query of the list; unknown values do not filter. */
export function readArticleParams(params: URLSearchParams) {
  const category = params.get('category')
  return {
    text: textParam(params),
    kind: enumParam(params, 'kind', articleKinds),
    state: enumParam(params, 'state', articleStates),
    category: category && /^[a-z0-9-]{1,120}$/.test(category) ? category : null,
    english: enumParam(params, 'english', ['lacks'] as const),
    sort: enumParam(params, 'sort', articleSorts) ?? ('-updated' as const),
  }
}
