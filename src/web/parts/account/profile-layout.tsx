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
import { Outlet, useMatches, Form, NavLink, useLocation } from 'react-router'
import { avatarOf } from '#shop/identity/profile/stored-avatar.ts'
import { Breadcrumbs, type Crumb } from '#web/shell/page/breadcrumbs.tsx'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { m } from '#words/messages.js'
import { Avatar } from './avatar.tsx'
import { customerContext, customerGuard } from './customer-guard.server.ts'
import type { Route } from './+types/profile-layout.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGuard]

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, image } = context.get(customerContext)
  return { person: { name, email, picture: avatarOf(image)?.small } }
}

/** Route handle of an account page: its name and its parent page. */
export type AccountHandle = { crumb: () => string; under?: { crumb: () => string; to: string } }

/** The frame of account pages: navigation at the left, on phones above. */
export default function ProfileLayout({ loaderData: { person } }: Route.ComponentProps) {
  const { trail, here } = useTrail()
  useFreshHeader(person)
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={trail} here={here} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:grid-cols-[220px_minmax(0,1fr)] lg:gap-x-20">
        <ProfileNav person={person} />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </div>
  )
}

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

/** A side bar on wide screens; a scrolling row of tabs on phones. */
function ProfileNav({ person }: Props) {
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
          {me?.isStaff && (
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

/** Links of the account navigation, in order. A new page adds its line here and its route in ../routes.ts. */
const profilePages = () => [
  { to: '/profile', label: m.profile_title(), icon: 'person' as const, end: true },
  { to: '/my-orders', label: m.profile_orders(), icon: 'orders' as const },
  { to: '/notifications', label: m.notification_list_title(), icon: 'notifications' as const },
  { to: '/profile/addresses', label: m.profile_addresses(), icon: 'addresses' as const },
  { to: '/profile/feet', label: m.profile_feet(), icon: 'feet' as const },
  { to: '/profile/security', label: m.security_title(), icon: 'security' as const },
  { to: '/profile/mail', label: m.profile_mail(), icon: 'mail' as const },
  { to: '/profile/privacy', label: m.profile_privacy(), icon: 'privacy' as const },
]

/** Scrolls the current tab into view, since on phones it may lie beyond the edge. */
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

/** Refreshes the header after a new name or picture, since it read the person earlier. */
function useFreshHeader({ name, picture }: Route.ComponentProps['loaderData']['person']) {
  const { me, refresh } = useMe()
  const isOld = me ? me.name !== name || me.picture !== (picture ?? null) : false
  useEffect(() => {
    if (isOld) void refresh()
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each name and picture, whatever the answer says
  }, [name, picture, refresh])
}

function useTrail(): { trail: Crumb[]; here: string } {
  const handle = useMatches().at(-1)?.handle as AccountHandle | undefined
  const here = handle?.crumb() ?? m.profile_account()
  if (!handle || handle.crumb === m.profile_title) return { trail: [], here }
  const account = { label: m.profile_account(), to: '/profile' }
  return { trail: handle.under ? [account, { label: handle.under.crumb(), to: handle.under.to }] : [account], here }
}
