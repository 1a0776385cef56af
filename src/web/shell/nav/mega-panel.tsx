import { ChevronRight } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import { EntryText } from './entry-text.tsx'
import { loadMenu } from './load-menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { nextMenuPosition } from './menu-keys.ts'
import type { Menu, MenuGroup, MenuItem, MenuName } from './menu.ts'

type Props = { name: MenuName; startsAtFirst: boolean }

/** A menu over the whole width. Arrows walk its columns; up from the first link leads back to the entry that opened it. */
export default function MegaPanel({ name, startsAtFirst }: Props) {
  const menu = use(loadMenu())
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (startsAtFirst) panel.current?.querySelector('a')?.focus()
  }, [startsAtFirst])
  const walk = (event: React.KeyboardEvent) => {
    const columns = [...panel.current!.querySelectorAll('[data-column]')].map((column) => [
      ...column.querySelectorAll('a'),
    ])
    const column = columns.findIndex((links) => links.includes(document.activeElement as HTMLAnchorElement))
    if (column < 0) return
    const row = columns[column]!.indexOf(document.activeElement as HTMLAnchorElement)
    const rows = columns.map((links) => links.length)
    const next = nextMenuPosition(rows, { column, row }, event.key)
    if (!next) return
    event.preventDefault()
    if (next === 'out') panel.current?.parentElement?.querySelector('button')?.focus()
    else columns[next.column]?.[next.row]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from the button and links within
    <div
      ref={panel}
      id={`menu-${name}`}
      data-menu=""
      onKeyDown={walk}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-y border-line bg-surface whitespace-normal text-body shadow-sh2"
    >
      <div className="wrap pt-8 pb-5">
        {name === 'shop' ? <ShopMenu menu={menu} /> : <GuidesMenu items={menu.guides} />}
      </div>
    </div>
  )
}

/** The last group stands below the others, in a row. */
const ShopMenu = ({ menu: { disciplines, more } }: { menu: Menu }) => (
  <>
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-8 lg:gap-12">
      <ul aria-label={m.layout_nav_boots()} className="grid grid-cols-4 gap-3 lg:gap-5">
        {disciplines.map((item) => (
          <Discipline key={item.href} item={item} />
        ))}
      </ul>
      <div className="grid w-52 content-start gap-6 border-l border-line pl-8 lg:w-md lg:grid-cols-2 lg:gap-x-10 lg:pl-10">
        {more.slice(0, -1).map((group) => (
          <Column key={group.title} group={group} />
        ))}
      </div>
    </div>
    <ul className="mt-6 flex flex-wrap items-baseline gap-x-8 border-t border-line pt-4">
      {more.at(-1)?.items.map((item) => (
        <li key={item.href} data-column>
          <Link to={item.href} className="group inline-flex min-h-11 flex-col justify-center font-[540] text-ink">
            <span className="group-hover:underline group-hover:underline-offset-4">
              <EntryText item={item} />
            </span>
            {item.description && (
              <span className="type-fine max-w-56 pb-1 font-normal text-muted">{item.description}</span>
            )}
          </Link>
        </li>
      ))}
      <li data-column className="ml-auto">
        <All to="/shop">{m.layout_nav_shop_all()}</All>
      </li>
    </ul>
  </>
)

const All = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center gap-1">
    {children}
    <ChevronRight size={18} aria-hidden />
  </Link>
)

const Discipline = ({ item }: { item: Menu['disciplines'][number] }) => (
  <li data-column>
    <Link to={item.href} className="group block h-full rounded-lg -outline-offset-2">
      {item.picture && (
        <span className="block overflow-hidden rounded-lg">
          <Picture
            file={item.picture}
            alt=""
            sizes="(min-width: 1200px) 190px, 15vw"
            widths={[160, 400]}
            priority
            className="aspect-square w-full object-cover"
          />
        </span>
      )}
      {item.icon && <MenuIcon name={item.icon} className="mt-4 h-8 w-full text-ink" />}
      <span
        lang={item.lang}
        className="type-h3 mt-3 block text-ink group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {item.label}
      </span>
      <span className="type-fine mt-1 block min-h-[2lh] text-muted">{item.description}</span>
      {item.badge && <span className="num type-fine mt-1.5 block font-medium text-body">{item.badge}</span>}
    </Link>
  </li>
)

const Column = ({ group: { title, items } }: { group: MenuGroup }) => (
  <div data-column>
    <p className="mb-1 type-label text-muted">{title}</p>
    <ul>
      {items.map((item) => (
        <Entry key={item.href} item={item} />
      ))}
    </ul>
  </div>
)

const Entry = ({ item }: { item: MenuItem }) => (
  <li>
    <Link to={item.href} className="group block py-1.5">
      <span className="font-[540] text-ink group-hover:underline group-hover:underline-offset-4">{item.label}</span>
      {item.description && <span className="type-fine block text-muted">{item.description}</span>}
    </Link>
  </li>
)

const GuidesMenu = ({ items }: { items: MenuItem[] }) => (
  <>
    <ul className="grid grid-cols-3 gap-x-10 gap-y-2">
      {items.map((item) => (
        <li key={item.href} data-column>
          <Link to={item.href} lang={item.lang} className="group block py-2">
            <span className="type-h3 block text-ink group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
              {item.label}
            </span>
            <span className="type-fine mt-0.5 line-clamp-2 text-muted">{item.description}</span>
          </Link>
        </li>
      ))}
    </ul>
    <p data-column className="mt-5">
      <All to="/guides">{m.layout_nav_guides_all()}</All>
    </p>
  </>
)
