import { ChevronDown } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { Link, useHref, useLocation } from 'react-router'
import { m } from '#words/messages.js'
import { EntryText } from './entry-text.tsx'
import { lazyPart } from '../loading/lazy-part.tsx'
import { loadMenu } from './load-menu.ts'
import { NavContext, type MenuItem, type MenuName } from './menu.ts'

/** The pointer must rest this long to open a menu, and leave this long to close it again. */
const hoverMs = 150
const leaveMs = 250

type PanelProps = { name: MenuName; startsAtFirst: boolean }
const load = () => import('./mega-panel.tsx')
const MegaPanel = lazyPart<PanelProps>(load, { isFloating: true, fallback: <Opening /> })

const entry = 'inline-flex min-h-11 items-center gap-1 rounded-sm font-[540] hover:underline hover:underline-offset-8'

type Opened = { name: MenuName; on: string; isPinned: boolean; startsAtFirst: boolean }

/** The entries of the header in the specification's order. A menu opens on click, by Arrow down, and on hover after a moment; it closes by Esc, a press beside it, when the focus leaves and when the page changes. Before scripts arrive its entry leads to its page. */
export function HeaderNav({ onOpen }: { onOpen: (isOpen: boolean) => void }) {
  const { key } = useLocation()
  const [opened, setOpened] = useState<Opened>()
  const open = opened?.on === key ? opened : undefined
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const nav = useRef<HTMLElement>(null)
  const later = (ms: number, change: (now: Opened | undefined) => Opened | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened(change), ms)
  }
  const show = (name: MenuName, options: { isPinned?: boolean; startsAtFirst?: boolean } = {}): Opened => ({
    name,
    on: key,
    isPinned: options.isPinned ?? false,
    startsAtFirst: options.startsAtFirst ?? false,
  })
  const set = (next: Opened | undefined) => {
    clearTimeout(timer.current)
    setOpened(next)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => onOpen(open !== undefined), [onOpen, open])
  useEffect(() => {
    if (!open) return
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpened(undefined)
    }
    // Of a menu that opened under the mouse, the keyboard's focus may be anywhere.
    const closeByEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpened(undefined)
    addEventListener('pointerdown', closeOnOutsidePress)
    addEventListener('keydown', closeByEscape)
    return () => {
      removeEventListener('pointerdown', closeOnOutsidePress)
      removeEventListener('keydown', closeByEscape)
    }
  }, [open])
  return (
    <nav
      ref={nav}
      aria-label={m.layout_nav_main()}
      className="header-ink hidden h-full items-center gap-7 whitespace-nowrap has-[span>span]:max-2xl:gap-5 md:flex"
    >
      {use(NavContext).header.map(({ menu: name, ...item }) =>
        name ? (
          <MenuEntry
            key={item.href}
            item={item}
            name={name}
            open={open?.name === name ? open : undefined}
            onHover={(isOver) =>
              isOver
                ? later(hoverMs, (now) => (now?.on === key && now.name === name ? now : show(name)))
                : later(leaveMs, (now) => (now?.isPinned ? now : undefined))
            }
            onPress={() => set(open?.name === name && open.isPinned ? undefined : show(name, { isPinned: true }))}
            onEnter={() => set(show(name, { isPinned: true, startsAtFirst: true }))}
            onClose={() => set(undefined)}
          />
        ) : (
          <Link key={item.href} to={item.href} className={`${entry} ${item.href === '/' ? 'max-lg:hidden' : ''}`}>
            <EntryText item={item} isInHeader />
          </Link>
        ),
      )}
    </nav>
  )
}

type EntryProps = {
  item: MenuItem
  name: MenuName
  open: Opened | undefined
  onHover: (isOver: boolean) => void
  onPress: () => void
  onEnter: () => void
  onClose: () => void
}

function MenuEntry({ item, name, open, onHover, onPress, onEnter, onClose }: EntryProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hover = (event: React.PointerEvent, isOver: boolean) => {
    if (event.pointerType !== 'mouse') return
    // The menu is fetched while the pointer still rests.
    if (isOver) void Promise.all([load(), loadMenu()]).catch(() => undefined)
    onHover(isOver)
  }
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      onClose()
      button.current?.focus()
    } else if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      onEnter()
    }
  }
  const leave = (event: React.FocusEvent) => {
    const to = event.relatedTarget
    if (open && to && !event.currentTarget.contains(to)) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from the button and links within
    <div
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={press}
      onBlur={leave}
      className="flex h-full items-center"
    >
      <form action={useHref(item.href)}>
        <button
          ref={button}
          aria-expanded={open !== undefined}
          aria-controls={open && `menu-${name}`}
          onClick={(event) => (event.preventDefault(), onPress())}
          className={entry}
        >
          <EntryText item={item} isInHeader />
          <ChevronDown
            size={18}
            aria-hidden
            className={`transition-transform duration-200 ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </form>
      {open && <MegaPanel name={name} startsAtFirst={open.startsAtFirst} onClose={onClose} />}
    </div>
  )
}

/** Placeholder while the menu is fetched. */
function Opening() {
  return (
    <div className="after-a-moment absolute inset-x-0 top-full h-80 border-y border-line bg-surface text-body shadow-sh2">
      <p role="status" className="wrap py-8 text-muted">
        {m.layout_nav_loading()}
      </p>
    </div>
  )
}
