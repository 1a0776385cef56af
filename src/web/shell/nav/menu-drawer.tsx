import { LayoutDashboard, LogOut, MessageSquareText, UserRound } from 'lucide-react'
import { use } from 'react'
import { Link, Form } from 'react-router'
import { Accordion } from '#ui/accordion.tsx'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { m } from '#words/messages.js'
import { useMe } from '../session/me-provider.tsx'
import { useAccountLink } from './account-button.tsx'
import { EntryText } from './entry-text.tsx'
import { LanguageToggle } from '../language/language-toggle.tsx'
import { loadMenu } from './load-menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { NavContext, type Menu, type MenuItem } from './menu.ts'

const entry = 'flex min-h-13 flex-col justify-center font-semibold text-ink'

type Props = { isOpen: boolean; onClose: () => void }

/** The phone menu, fetched when first opened: the specified entries in their order, each with its links folded below. */
export default function MenuDrawer({ isOpen, onClose }: Props) {
  const menu = use(loadMenu())
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={m.layout_nav_menu_title()}
      closeLabel={m.layout_close()}
      className="modal-left text-body"
    >
      <nav aria-label={m.layout_nav_main()}>
        {use(NavContext).header.map(({ menu: name, ...item }) =>
          name === 'shop' ? (
            <ShopEntries key={item.href} menu={menu} item={item} />
          ) : name === 'guides' ? (
            <Accordion key={item.href} summary={<EntryText item={item} />}>
              <Items
                areGuides
                items={[
                  ...menu.guides,
                  { label: m.layout_nav_guides_all(), href: item.href, description: item.description },
                ]}
              />
            </Accordion>
          ) : (
            <Entry key={item.href} item={item} />
          ),
        )}
        <WishlistEntry />
        <AccountEntries />
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <LanguageToggle className="-ml-2" />
      </div>
    </Drawer>
  )
}

/** The heart with its count, for headers that have no room for it. */
function WishlistEntry() {
  const { items } = useWishlist()
  return (
    <Link to="/wishlist" className={entry}>
      {items.length ? `${m.wishlist_title()} (${items.length})` : m.wishlist_title()}
    </Link>
  )
}

const accountEntry = 'flex min-h-13 w-full items-center gap-3 text-ink'

/** Account links in the phone menu, for headers that have no room for them. */
function AccountEntries() {
  const { me } = useMe()
  const { to, label } = useAccountLink()
  return (
    <div className="mt-2 border-t border-line pt-2">
      <Link to={to} className={accountEntry}>
        <UserRound aria-hidden size={22} strokeWidth={1.7} />
        {label}
      </Link>
      {me?.isStaff && (
        <a href="/admin" className={accountEntry}>
          <LayoutDashboard aria-hidden size={22} strokeWidth={1.7} />
          {m.auth_session_admin()}
        </a>
      )}
      {(me?.isModerator || me?.isAdmin) && (
        <a href="/moderation" className={accountEntry}>
          <MessageSquareText aria-hidden size={22} strokeWidth={1.7} />
          {m.moderation_title()}
        </a>
      )}
      {me && (
        <Form method="post" action="/sign-out">
          <button className={accountEntry}>
            <LogOut aria-hidden size={22} strokeWidth={1.7} />
            {m.auth_session_sign_out()}
          </button>
        </Form>
      )}
    </div>
  )
}

const ShopEntries = ({ menu: { disciplines, more }, item: shop }: { menu: Menu; item: MenuItem }) => (
  <>
    <Accordion summary={m.layout_nav_boots()} open>
      <ul>
        {disciplines.map((item) => (
          <li key={item.href}>
            <Link to={item.href} className="flex min-h-15 items-center gap-4 py-1.5 text-ink">
              {item.icon && <MenuIcon name={item.icon} className="h-7 w-22 shrink-0" />}
              <span>
                <span lang={item.lang} className="block font-[560]">
                  {item.label}
                </span>
                <span className="type-fine block text-muted">{item.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Accordion>
    {more.map(({ title, items }) => (
      <Accordion key={title} summary={title}>
        <Items items={items} />
      </Accordion>
    ))}
    <Entry item={{ ...shop, label: m.layout_nav_shop_all(), lang: undefined }} />
  </>
)

const Entry = ({ item }: { item: MenuItem }) => (
  <Link to={item.href} className={`${entry} border-b border-line py-1.5`}>
    <EntryText item={item} />
    {item.description && <span className="type-fine font-normal text-muted">{item.description}</span>}
  </Link>
)

/** The description of a guide is in the language of its label; that of a page may be translated though its label is not. */
const Items = ({ items, areGuides = false }: { items: MenuItem[]; areGuides?: boolean }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href}>
        <Link to={item.href} className="flex min-h-11 flex-col justify-center py-1 text-ink">
          <EntryText item={item} />
          {item.description && (
            <span lang={areGuides ? item.lang : undefined} className="type-fine text-muted">
              {item.description}
            </span>
          )}
        </Link>
      </li>
    ))}
  </ul>
)
