import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { footerId } from './menu.ts'
import { lazyPart } from '../loading/lazy-part.tsx'

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), { isFloating: true })

/** Slides in on phones; closes when the page changes. Before scripts arrive it leads to the links at the foot of the page. */
export function MobileMenu({ className = '' }: { className?: string }) {
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string>()
  const [isNeeded, setNeeded] = useState(false)
  const isOpen = openedOn === key
  const open = (event: React.MouseEvent) => {
    event.preventDefault()
    setNeeded(true)
    setOpenedOn(key)
  }
  return (
    <>
      <form action={`#${footerId}`} className={className}>
        <IconButton
          type="submit"
          label={m.layout_nav_menu()}
          aria-expanded={isOpen}
          onClick={open}
          className="header-ink"
        >
          <Menu size={24} aria-hidden />
        </IconButton>
      </form>
      {isNeeded && <MenuDrawer isOpen={isOpen} onClose={() => setOpenedOn(undefined)} />}
    </>
  )
}
