import { Search } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart, PartLoading } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import { useKeys } from './use-keys.ts'

/** Only when it is first asked for. */
const Palette = lazyPart(() => import('../find/palette.tsx'), { isFloating: true, fallback: <PartLoading /> })

/** The door of the command palette; before scripts arrive it leads to the same search as a page. */
export function FindButton() {
  const [isOpen, setOpen] = useState<boolean>()
  const open = useCallback(() => setOpen(true), [])
  useKeys(open)
  return (
    <>
      <Link
        to="/admin/find"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          open()
        }}
        className="ml-auto inline-flex min-h-11 items-center gap-2.5 rounded-sm px-2 text-snow/85 transition-colors hover:bg-snow/10 lg:min-h-9 lg:min-w-64 lg:border lg:border-snow/25 lg:px-3"
      >
        <Search aria-hidden size={19} strokeWidth={1.7} />
        <span className="max-lg:sr-only">{m.admin_find_title()}</span>
        <kbd className="ml-auto text-[0.75rem] text-snow/75 max-lg:hidden">Ctrl K</kbd>
      </Link>
      {isOpen !== undefined && <Palette isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
