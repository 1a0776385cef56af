import { X } from 'lucide-react'
import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { comparePath, setCompared, type ComparedItem } from '#shop/search/cards/compare-list.ts'
import { buttonClass } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'

/** The compare list so far: on a desktop a bar at the bottom of the window, with room left below the page; on a phone one button and the one that clears it, above the bar of a product page. */
export default function CompareTray({ items }: { items: ComparedItem[] }) {
  const text = items.length > 1 ? m.compare_open({ count: items.length }) : m.compare_one_more()
  return (
    <section
      aria-label={m.compare_tray()}
      data-compare-tray
      className="fixed bottom-(--toast-bottom,1rem) left-4 z-20 max-md:[body:has([data-buy-bar])_&]:right-4 max-md:[body:has([data-buy-bar])_&]:bottom-24 max-md:[body:has([data-buy-bar])_&]:left-auto md:inset-x-0 md:bottom-0 md:border-t md:border-line md:bg-surface print:hidden"
    >
      <div className="flex items-center gap-2 md:wrap md:min-h-18 md:justify-end md:gap-4">
        <ul className="mr-auto flex gap-2.5 max-md:hidden">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                title={item.name}
                onClick={(event) => leave(item, items, event.currentTarget)}
                className="relative block rounded-md"
              >
                <span className="sr-only">
                  <ProductName name={item.name} within={m.compare_remove({ name: item.name })} />
                </span>
                <Thumbnail file={item.picture} px={56} />
                <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full border border-line-strong bg-surface text-ink">
                  <X aria-hidden size={12} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <IconButton
          label={m.compare_clear()}
          onClick={clear}
          className="max-md:rounded-full max-md:border max-md:border-line max-md:bg-surface max-md:shadow-sh2"
        >
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

/** Takes one out. Its button vanishes, so the focus moves to the link, which says how many are left; with the last one the tray vanishes too. */
function leave({ id }: ComparedItem, items: ComparedItem[], button: HTMLElement) {
  if (items.length === 1) return clear()
  button.closest('section')?.querySelector('a')?.focus()
  setCompared(items.filter((one) => one.id !== id))
}

function clear() {
  document.querySelector<HTMLElement>('main')?.focus()
  setCompared([])
}
