import { X } from 'lucide-react'
import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { comparePath, setCompared, type ComparedItem } from '#shop/search/cards/compare-list.ts'
import { buttonClass } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'

/** The compare list so far: on a desktop a bar at the bottom of the window, with room left below the page; on a phone one button, above the bar of a product page. */
export default function CompareTray({ items }: { items: ComparedItem[] }) {
  const text = items.length > 1 ? m.compare_open({ count: items.length }) : m.compare_one_more()
  return (
    <section
      aria-label={m.compare_tray()}
      data-compare-tray
      className="fixed bottom-(--toast-bottom,1rem) left-4 z-20 max-md:[body:has([data-buy-bar])_&]:right-4 max-md:[body:has([data-buy-bar])_&]:bottom-24 max-md:[body:has([data-buy-bar])_&]:left-auto md:inset-x-0 md:bottom-0 md:border-t md:border-line md:bg-surface print:hidden"
    >
      <div className="flex items-center gap-2 md:wrap md:min-h-18 md:justify-end md:gap-4">
        <ul className="mr-auto flex gap-1.5 max-md:hidden">
          {items.map(({ id, name, picture }) => (
            <li key={id}>
              <span className="sr-only">
                <ProductName name={name} />
              </span>
              <Thumbnail file={picture} px={56} />
            </li>
          ))}
        </ul>
        <IconButton label={m.compare_clear()} onClick={() => setCompared([])} className="max-md:hidden">
          <X aria-hidden size={20} />
        </IconButton>
        <Link
          to={comparePath(items)}
          aria-label={text}
          className={`${buttonClass({ size: 'sm', variant: items.length > 1 ? 'primary' : 'outline' })} max-md:rounded-full max-md:px-4 max-md:shadow-sh2`}
        >
          <span className="max-md:hidden">{text}</span>
          <span className="num md:hidden">{m.compare_folded({ count: items.length })}</span>
        </Link>
      </div>
    </section>
  )
}
