import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart, PartLoading } from '../loading/lazy-part.tsx'
import { SearchField } from './search-field.tsx'

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), { isFloating: true, fallback: <PartLoading /> })

type Props = { isCovered: boolean; onOpen: (isOpen: boolean) => void }

/** The search of the header: a field where there is room, else a toggle. Ctrl or ⌘ and K lead to either. */
export function HeaderSearch(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      const field = box.current?.querySelector('input')
      if (field?.checkVisibility()) {
        field.select()
        // Its list opens too where it had the focus already.
        field.click()
      } else box.current?.querySelector('a')?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div ref={box} className="header-search flex min-w-0 flex-1 justify-end">
      <SearchField {...props} />
      <SearchToggle />
    </div>
  )
}

/** A way to /search before scripts arrive, then it opens the search over the page, which is fetched when it is first opened and closes when the page changes. */
function SearchToggle() {
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
      <Link to="/search" onClick={open} className={`header-ink min-[64rem]:hidden ${iconButtonClass()}`}>
        <Search size={24} aria-hidden />
        <span className="sr-only">{m.search_label()}</span>
      </Link>
      {openedOn !== undefined && <SearchDialog isOpen={isOpen} onClose={() => setOpenedOn('')} />}
    </>
  )
}
