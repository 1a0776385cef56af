import type { Document } from '../documents/document.ts'
import { writeMarkdown } from '../documents/write-markdown.ts'

type Said = {
  title: string
  summary: string
  body: Document
  author: string | null
  tags: string[]
  seoTitle: string | null
  seoDescription: string | null
}

/** All that a version says, as lines, to be laid beside another. */
export const versionText = ({ title, summary, body, author, tags, seoTitle, seoDescription }: Said) =>
  [
    `# ${title}`,
    summary,
    writeMarkdown(body),
    [author, tags.join(', ')].filter(Boolean).join(' · '),
    [seoTitle, seoDescription].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('\n')
