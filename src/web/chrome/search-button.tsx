import { Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'

const SearchPanel = lazy(() => import('./search-panel.tsx'))

/** The toggle of SPEC 2: a way to /search before scripts arrive, then it opens the search, which is fetched when it is first opened and closes when the page changes. */
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
      <Link to="/search" aria-label={m.search_label()} onClick={open} className={`header-ink ${iconButtonClass()}`}>
        <Search size={24} aria-hidden />
      </Link>
      {openedOn !== undefined && (
        <Suspense fallback={null}>
          <SearchPanel isOpen={isOpen} onClose={() => setOpenedOn('')} />
        </Suspense>
      )}
    </>
  )
}
