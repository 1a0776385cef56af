import type { Heading } from '#shop/content/documents/headings.ts'
import { Accordion } from '#ui/accordion.tsx'
import { m } from '#words/messages.js'

/** The sections of a long text: beside it where there is room, folded above it elsewhere, not on paper. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  if (headings.length < 3) return null
  return (
    <nav
      aria-label={m.policy_contents()}
      className="mt-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden"
    >
      <div className="lg:hidden">
        <Accordion summary={m.policy_contents()}>
          <Entries headings={headings} />
        </Accordion>
      </div>
      <div className="sticky top-28 hidden pr-4 lg:block">
        <p className="type-label text-ink">{m.policy_contents()}</p>
        <Entries headings={headings} />
      </div>
    </nav>
  )
}

const Entries = ({ headings }: { headings: Heading[] }) => (
  <ol className="mt-1 text-[0.9375rem] leading-snug">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center py-1 text-body hover:text-ink hover:underline lg:min-h-10"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)
