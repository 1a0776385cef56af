import type { Document } from '../documents/document.ts'
import { writeMarkdown } from '../documents/write-markdown.ts'

type VersionTexts = {
  title: string
  summary: string
  body: Document
  author: string | null
  tags: string[]
  seoTitle: string | null
  seoDescription: string | null
}

/** The text of a version as lines, for a comparison with another. */
export const versionText = ({ title, summary, body, author, tags, seoTitle, seoDescription }: VersionTexts) =>
  [
    `# ${title}`,
    summary,
    writeMarkdown(body),
    [author, tags.join(', ')].filter(Boolean).join(' · '),
    [seoTitle, seoDescription].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('\n')
