import { articleKinds, articleStates } from '#shop/content/articles/article.ts'
import { articleSorts } from '#shop/content/articles/list-article-rows.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'

/** What the address asks of the list; words it does not know ask for nothing. */
export function readArticleParams(params: URLSearchParams) {
  const oneOf = <T extends string>(name: string, all: readonly T[]) =>
    all.find((value) => value === params.get(name)) ?? null
  const category = params.get('category')
  return {
    text: (params.get('q') ?? '').trim().slice(0, searchFields.q.max),
    kind: oneOf('kind', articleKinds),
    state: oneOf('state', articleStates),
    category: category && /^[a-z0-9-]{1,120}$/.test(category) ? category : null,
    english: oneOf('english', ['lacks'] as const),
    sort: oneOf('sort', articleSorts) ?? ('-updated' as const),
  }
}
export type ArticleParams = ReturnType<typeof readArticleParams>
