import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { lazyPart } from './lazy-part.tsx'

const MenuDrawer = lazyPart(() => import('./menu-drawer.tsx'), { isFloating: true })

/** Slides in on phones; closes when the page changes (SPEC 2). */
export function MobileMenu({ className = '' }: { className?: string }) {
  const { pathname } = useLocation()
  const [openedOn, setOpenedOn] = useState<string>()
  const [isNeeded, setNeeded] = useState(false)
  const isOpen = openedOn === pathname
  const open = () => {
    setNeeded(true)
    setOpenedOn(pathname)
  }
  return (
    <>
      <IconButton label={m.nav_menu()} aria-expanded={isOpen} onClick={open} className={className}>
        <Menu size={24} aria-hidden />
      </IconButton>
      {isNeeded && <MenuDrawer isOpen={isOpen} onClose={() => setOpenedOn(undefined)} />}
    </>
  )
}
