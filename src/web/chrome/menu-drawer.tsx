import { Link } from 'react-router'
import { Accordion } from '#ui/accordion.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { m } from '#words/messages.js'
import { AccountEntries } from './account-entries.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { boots, gear, lines, type MenuItem } from './navigation.ts'

/** The menu of phones itself, fetched when it is first opened. */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={m.nav_menu_title()}
      closeLabel={m.close()}
      className="modal-left text-body"
    >
      <nav aria-label={m.nav_main()}>
        <Accordion summary={m.nav_boots()} open>
          <Items items={boots()} />
        </Accordion>
        <Accordion summary={m.nav_more()}>
          <Items items={gear()} />
        </Accordion>
        <Accordion summary={m.nav_by_line()}>
          <Items items={lines()} />
        </Accordion>
        <Link to="/shop" className="flex min-h-13 items-center font-semibold text-accent">
          {m.nav_shop_all()}
        </Link>
        <Link to="/wishlist" className="flex min-h-13 items-center font-semibold text-ink">
          {m.wishlist_title()}
        </Link>
        <AccountEntries />
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <LanguageToggle className="-ml-2" />
      </div>
    </Drawer>
  )
}

const Items = ({ items }: { items: MenuItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href}>
        <Link to={item.href} className="flex min-h-11 items-center text-ink">
          {item.label}
        </Link>
      </li>
    ))}
  </ul>
)
