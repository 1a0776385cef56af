import { Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { m } from '#words/messages.js'
import { AccountButton } from '../nav/account-button.tsx'
import { Boundary } from '../loading/boundary.tsx'
import { CartButton } from '../cart/cart-button.tsx'
import { HeaderNav } from '../nav/header-nav.tsx'
import { LanguageToggle } from '../language/language-toggle.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from '../nav/mobile-menu.tsx'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { HeaderSearch } from '../search/header-search.tsx'
import { WishlistLink } from '../wishlist/wishlist-link.tsx'

/** Below this scroll position the header over the hero turns solid, so that it can be read on any background. */
const solidAfterPx = 50

type Announcement = { text: string; link: string }
type Props = { name: string; announcement: Announcement; phone: string; isOverHero: boolean; isReduced: boolean }

/** Paths stay within the language of the page. */
function PromiseLine({ text, link }: Announcement) {
  const look = 'inline-block underline'
  if (!link) return text
  return link.startsWith('/') ? (
    <Link to={link} className={look}>
      {text}
    </Link>
  ) : (
    <a href={link} rel="noreferrer" className={look}>
      {text}
    </a>
  )
}

/** Stays at the top; over the home page's hero it is clear until 50 px have been scrolled or a menu stands below it. From the checkout to the confirmation it is reduced to what helps there. */
export function Header({ name, announcement, phone, isOverHero, isReduced }: Props) {
  const isScrolled = useScrolledPast(solidAfterPx)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const isClear = isOverHero && !isScrolled && !isMenuOpen && !isSearchOpen
  return (
    <>
      {announcement.text && (
        <aside
          aria-label={m.layout_announcement_label()}
          className="full-bleed bg-[oklch(.235_.034_226)] px-(--inset) text-center [--inset:1rem] type-fine leading-9 text-snow print:hidden"
        >
          <PromiseLine {...announcement} />
        </aside>
      )}
      <header
        data-clear={isClear || undefined}
        className={`full-bleed sticky top-0 z-30 h-15 print:hidden transition-colors md:h-19 ${isClear ? 'text-snow' : 'border-b border-line bg-bg text-ink'} ${isScrolled ? 'shadow-sh1' : ''}`}
      >
        <div className="wrap flex h-full items-center gap-2 md:gap-9">
          {!isReduced && (
            <Boundary isFloating>
              <MobileMenu className="-ml-2 md:hidden" />
            </Boundary>
          )}
          <Logo name={name} className="header-logo" />
          {!isReduced && (
            <Boundary isFloating>
              <HeaderNav onOpen={setMenuOpen} />
            </Boundary>
          )}
          <div className="ml-auto flex min-w-0 flex-1 items-center justify-end max-md:-mr-2 md:gap-1">
            {isReduced ? (
              phone && <PhoneLink phone={phone} />
            ) : (
              <HeaderSearch isCovered={isMenuOpen} onOpen={setSearchOpen} />
            )}
            <LanguageToggle className="header-ink" />
            {!isReduced && <WishlistLink className="max-[359px]:hidden" />}
            <NotificationBell />
            {/* The menu holds this link too, where there is one. */}
            <AccountButton className={isReduced ? 'max-[359px]:hidden' : 'max-[389px]:hidden'} />
            <CartButton />
          </div>
        </div>
      </header>
    </>
  )
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a
    href={`tel:${phone.replace(/\s/g, '')}`}
    aria-label={`${m.layout_footer_phone()} ${phone}`}
    className={`${iconButtonClass()} md:flex md:w-auto md:items-center md:gap-2 md:px-3`}
  >
    <Phone size={22} aria-hidden />
    <span aria-hidden className="num hidden font-[540] md:block">
      {phone}
    </span>
  </a>
)

function useScrolledPast(px: number) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(scrollY > px)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [px])
  return isPast
}
