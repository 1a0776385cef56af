import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart, PartLoading } from '../loading/lazy-part.tsx'

const SearchPanel = lazyPart(() => import('./search-panel.tsx'), { isFloating: true, fallback: <PartLoading /> })

/** The search toggle of the header: a way to /search before scripts arrive, then it opens the search, which is fetched when it is first opened and closes when the page changes. */
export function SearchButton() {
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string>()
  const isOpen = openedOn === key
  const open = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpenedOn(key)
  }
  return (
    <>
      <Link
        to="/search"
        onClick={open}
        className={`header-ink header-field ${iconButtonClass()} lg:mr-2 lg:flex lg:w-59 lg:items-center lg:gap-2.5 lg:rounded-sm lg:border lg:border-line-strong lg:px-3.5`}
      >
        <Search size={24} aria-hidden className="lg:size-5" />
        <span className="sr-only">{m.search_label()}</span>
        <span className="hidden truncate text-[0.9375rem] text-muted lg:block">{m.layout_nav_search()}</span>
      </Link>
      {openedOn !== undefined && <SearchPanel isOpen={isOpen} onClose={() => setOpenedOn('')} />}
    </>
  )
}
