import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#words/messages.js'
import { AccountButton } from './account-button.tsx'
import { Boundary } from './boundary.tsx'
import { CartButton } from './cart-button.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { gear } from './navigation.ts'
import { SearchButton } from './search-button.tsx'
import { WishlistLink } from './wishlist-link.tsx'
import { NotificationBell } from './notification-bell.tsx'

/** SPEC 9 */
const solidAfterPx = 50

type Props = { name: string; promise: string; isOverHero: boolean }

/** Stays at the top; over the home page's hero it is clear until 50 px have been scrolled. */
export function Header({ name, promise, isOverHero }: Props) {
  const isScrolled = useScrolledPast(solidAfterPx)
  const isClear = isOverHero && !isScrolled
  return (
    <>
      {promise && (
        <aside
          aria-label={m.promise_label()}
          className="bg-[oklch(.235_.034_226)] px-4 text-center type-fine leading-9 text-snow print:hidden"
        >
          {promise}
        </aside>
      )}
      <header
        data-clear={isClear || undefined}
        className={`sticky top-0 z-30 h-15 print:hidden transition-colors md:h-19 ${isClear ? 'text-snow' : 'border-b border-line bg-bg text-ink'} ${isScrolled ? 'shadow-sh1' : ''}`}
      >
        <div className="wrap flex h-full items-center gap-2 md:gap-9">
          <Boundary isFloating>
            <MobileMenu className="header-ink -ml-2 md:hidden" />
          </Boundary>
          <Logo name={name} />
          <nav aria-label={m.nav_main()} className="hidden items-center gap-7 whitespace-nowrap md:flex">
            <Boundary isFloating>
              <MegaMenu />
            </Boundary>
            {gear()
              .slice(0, 3)
              .map((item) => (
                <Link
                  key={item.href}
                  to={item.href}
                  className="inline-flex min-h-11 items-center font-[540] hover:underline hover:underline-offset-8"
                >
                  {item.label}
                </Link>
              ))}
          </nav>
          <div className="ml-auto flex items-center md:gap-1">
            <SearchButton />
            <LanguageToggle className="hidden md:block" />
            <NotificationBell />
            <AccountButton />
            <WishlistLink />
            <CartButton />
          </div>
        </div>
      </header>
    </>
  )
}

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
