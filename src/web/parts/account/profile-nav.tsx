import {
  Bell,
  Footprints,
  LayoutDashboard,
  LockKeyhole,
  LogOut,
  Mail,
  MapPin,
  Package,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, NavLink, useLocation } from 'react-router'
import { m } from '#words/messages.js'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { Avatar } from './avatar.tsx'
import { profilePages } from './profile-pages.ts'

const icons = {
  person: UserRound,
  orders: Package,
  notifications: Bell,
  addresses: MapPin,
  feet: Footprints,
  security: LockKeyhole,
  mail: Mail,
  privacy: ShieldCheck,
}

const entry =
  'relative inline-flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-left font-[540] whitespace-nowrap text-body [font-stretch:94%] transition-colors -outline-offset-2 hover:bg-sunken hover:text-ink md:min-h-11 md:rounded-md'
const current =
  'aria-[current=page]:text-ink md:aria-[current=page]:bg-sunken md:aria-[current=page]:font-semibold max-md:after:absolute max-md:after:inset-x-3 max-md:after:-bottom-px max-md:after:h-0.5 max-md:after:bg-accent max-md:not-aria-[current=page]:after:hidden'

type Props = { person: { name: string; email: string; picture?: string } }

/** At the left on a desk; on phones a row of tabs that scrolls and shows the chosen one. */
export function ProfileNav({ person }: Props) {
  const list = useShownCurrent()
  const { me } = useMe()
  return (
    <div className="min-w-0">
      <div className="mb-5 hidden items-center gap-3 px-3 md:flex">
        <Avatar name={person.name} src={person.picture} px={44} />
        <p className="min-w-0">
          <span className="block truncate font-semibold text-ink">{person.name}</span>
          <span className="block truncate type-fine text-muted">{person.email}</span>
        </p>
      </div>
      <nav
        aria-label={m.profile_nav()}
        className="-mx-4 overflow-x-auto border-b border-line px-1 md:mx-0 md:overflow-visible md:border-0 md:px-0"
      >
        <ul ref={list} className="flex min-w-max md:min-w-0 md:flex-col md:gap-1">
          {profilePages().map(({ to, label, icon, end }) => {
            const Icon = icons[icon]
            return (
              <li key={to}>
                <NavLink to={to} end={end} className={`${entry} ${current}`}>
                  <Icon aria-hidden size={20} strokeWidth={1.7} className="hidden shrink-0 text-muted md:block" />
                  {label}
                </NavLink>
              </li>
            )
          })}
          {me?.isAdmin && (
            <li>
              <a href="/admin" className={entry}>
                <LayoutDashboard
                  aria-hidden
                  size={20}
                  strokeWidth={1.7}
                  className="hidden shrink-0 text-muted md:block"
                />
                {m.auth_session_admin()}
              </a>
            </li>
          )}
          <li className="md:mt-2 md:border-t md:border-line md:pt-3">
            <Form method="post" action="/sign-out">
              <button className={`${entry} text-muted`}>
                <LogOut aria-hidden size={20} strokeWidth={1.7} className="hidden shrink-0 md:block" />
                {m.order_mine_sign_out()}
              </button>
            </Form>
          </li>
        </ul>
      </nav>
    </div>
  )
}

/** On phones the chosen tab may lie beyond the edge. */
function useShownCurrent() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const row = list.current?.parentElement
    const tab = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row && tab && row.scrollWidth > row.clientWidth)
      row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 })
  }, [pathname])
  return list
}
