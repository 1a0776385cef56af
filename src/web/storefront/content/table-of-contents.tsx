import type { Heading } from '#shop/content/headings.ts'
import { m } from '#words/messages.js'

/** The sections of a long text: beside it where there is room, above it elsewhere, not on paper. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < 3) return null
  return (
    <nav
      aria-labelledby="contents"
      className="mt-8 border-t border-line pt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-0 lg:pt-0 print:hidden"
    >
      <div className="lg:sticky lg:top-28">
        <h2 id="contents" className="type-label text-ink">
          {m.content_contents()}
        </h2>
        <ol className="mt-2 type-small">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center py-1 text-body hover:text-ink hover:underline lg:min-h-9"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}
