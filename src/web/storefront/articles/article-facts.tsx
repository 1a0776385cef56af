import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'

type Props = { author: string | null; day: string | null; minutes: number; className?: string }

/** Who wrote it, when, and how long it takes to read. */
export const ArticleFacts = ({ author, day, minutes, className }: Props) => (
  <p className={cx('type-small text-muted', className)}>
    {[author, day, m.post_article_minutes({ minutes })].filter(Boolean).join(' · ')}
  </p>
)
