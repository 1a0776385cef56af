import { readableWords } from '#platform/forms/readable.ts'
import type { ArticleKind, ArticleState } from '#shop/content/articles/article.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const articleKindWords: Record<ArticleKind, () => string> = readableWords({
  post: () => m.post_kind_post(),
  guide: () => m.post_kind_guide(),
  page: () => m.post_kind_page(),
})
const articleStateWords: Record<ArticleState, () => string> = readableWords({
  draft: () => m.product_admin_draft(),
  scheduled: () => m.product_admin_scheduled(),
  published: () => m.post_published(),
  archived: () => m.post_archived(),
})
const tones: Record<ArticleState, TagTone> = {
  draft: 'brass',
  scheduled: 'accent',
  published: 'green',
  archived: 'neutral',
}

export const ArticleStateTag = ({ state }: { state: ArticleState }) => (
  <Tag tone={tones[state]}>{articleStateWords[state]()}</Tag>
)
