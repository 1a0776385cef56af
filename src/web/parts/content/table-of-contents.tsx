import type { Heading } from '#shop/content/documents/headings.ts'
import { Accordion } from '#ui/accordion.tsx'
import { m } from '#words/messages.js'
import { useCurrentSection } from './use-current-section.ts'

/** The sections of a long text: beside it where there is room, folded above it elsewhere, not on paper. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const current = useCurrentSection(headings.map(({ id }) => id))
  if (headings.length < 3) return null
  return (
    <nav
      aria-label={m.policy_contents()}
      className="mt-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden"
    >
      <div className="lg:hidden">
        <Accordion summary={m.policy_contents()}>
          <Entries headings={headings} current={current} />
        </Accordion>
      </div>
      {/* In a low window it scrolls by itself; the padding keeps the focus ring of its links whole. */}
      <div className="sticky top-28 -ml-2 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto pr-4 pl-2 lg:block">
        <p className="type-label text-ink">{m.policy_contents()}</p>
        <Entries headings={headings} current={current} />
      </div>
    </nav>
  )
}

export const Entries = ({ headings, current }: { headings: Heading[]; current: string | undefined }) => (
  <ol className="mt-1 text-[0.9375rem] leading-snug">
    {headings.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className="flex min-h-11 items-center py-1 text-body hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-10"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
)
