import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { BladeOutline } from '#ui/blade-outline.tsx'
import { m } from '#words/messages.js'
import { boots, gear, lines, type MenuItem } from './navigation.ts'

const id = 'mega-shop'
const hoverMs = 150

/** Opens on click, and on hover after a moment; Esc and a press beside it close it (a native popover, so also before scripts arrive). */
export function MegaMenu() {
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()
  useEffect(() => panel.current?.hidePopover(), [pathname])
  const hover = (event: React.PointerEvent, isOver: boolean) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => panel.current?.togglePopover(isOver), hoverMs)
  }
  return (
    <div onPointerEnter={(event) => hover(event, true)} onPointerLeave={(event) => hover(event, false)}>
      <button
        type="button"
        popoverTarget={id}
        className="group inline-flex min-h-11 items-center gap-1 font-[540] hover:underline hover:underline-offset-8"
      >
        {m.nav_shop()}
        <ChevronDown size={18} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={standBelowHeader}
        className="fixed inset-x-0 top-19 m-0 w-full max-w-none whitespace-normal border-y border-line bg-surface text-body shadow-sh2"
      >
        <div className="wrap grid grid-cols-[1fr_auto] gap-12 py-8">
          <div>
            <p className="mb-4 type-label text-muted">{m.nav_boots()}</p>
            <ul className="grid grid-cols-4 gap-3">
              {boots().map((item) => (
                <Discipline key={item.href} item={item} />
              ))}
            </ul>
            <Link to="/shop" className="mt-5 inline-block font-medium text-accent underline underline-offset-4">
              {m.nav_shop_all()}
            </Link>
          </div>
          <div className="grid grid-cols-2 gap-10 border-l border-line pl-10">
            <Column title={m.nav_more()} items={gear()} />
            <Column title={m.nav_by_line()} items={lines()} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** The promise bar above the header scrolls away: where the header ends is known only when the menu opens. */
function standBelowHeader({ currentTarget: panel, newState }: React.ToggleEvent<HTMLDivElement>) {
  const header = panel.closest('header')
  if (header && newState === 'open') panel.style.top = `${header.getBoundingClientRect().bottom}px`
}

const Discipline = ({ item }: { item: MenuItem }) => (
  <li>
    <Link to={item.href} className="block h-full rounded-md border border-line p-4 hover:border-line-strong">
      {item.icon && <BladeOutline kind={item.icon} className="mb-3 h-10 w-full text-ink" />}
      <span className="type-h3 block">{item.label}</span>
      <span className="type-fine mt-1 block text-muted">{item.description}</span>
    </Link>
  </li>
)

const Column = ({ title, items }: { title: string; items: MenuItem[] }) => (
  <div>
    <p className="mb-3 type-label text-muted">{title}</p>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            to={item.href}
            className="inline-flex min-h-10 items-center font-[540] text-ink hover:underline hover:underline-offset-4"
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
