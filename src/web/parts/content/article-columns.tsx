import type { ReactNode } from 'react'
import type { Heading } from '#shop/content/documents/headings.ts'
import { TableOfContents } from './table-of-contents.tsx'
import './article-columns.css'

type Props = { lang?: string; headings: Heading[]; head: ReactNode; className?: string; children: ReactNode }

/** A text to be read: its head, its contents, and the text itself. */
export const ArticleColumns = ({ lang, headings, head, className = 'pt-2 md:pt-6', children }: Props) => (
  <article
    lang={lang}
    className={`article-columns mx-auto max-w-[36rem] gap-x-6 lg:max-w-none print:block ${className}`}
  >
    <header className="lg:col-start-2">{head}</header>
    <TableOfContents headings={headings} />
    <div className="mt-10 min-w-0 lg:col-start-2">{children}</div>
  </article>
)
