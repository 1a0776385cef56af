import { X } from 'lucide-react'
import { Link } from 'react-router'
import { comparePath, setCompared, type ComparedItem } from '#shop/search/compare-list.ts'
import { buttonClass } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { Thumbnail } from './thumbnail.tsx'

/** What was set aside so far, bottom left, above the bar of a product page. */
export default function CompareTray({ items }: { items: ComparedItem[] }) {
  const text = items.length > 1 ? m.compare_open({ count: items.length }) : m.compare_one_more()
  return (
    <section
      aria-label={m.compare_tray()}
      className="fixed bottom-(--toast-bottom,1rem) left-4 z-30 flex max-w-[calc(100vw-2rem)] items-center gap-2 rounded-lg border border-line bg-surface p-2 shadow-sh2 print:hidden"
    >
      <ul className="flex gap-1.5 max-sm:hidden">
        {items.map(({ id, name, picture }) => (
          <li key={id}>
            <span className="sr-only">{name}</span>
            <Thumbnail file={picture} px={56} />
          </li>
        ))}
      </ul>
      <Link
        to={comparePath(items)}
        className={buttonClass({ size: 'sm', variant: items.length > 1 ? 'primary' : 'outline' })}
      >
        {text}
      </Link>
      <IconButton label={m.compare_clear()} onClick={() => setCompared([])}>
        <X aria-hidden size={20} />
      </IconButton>
    </section>
  )
}
