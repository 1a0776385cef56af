import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import { avatarOf } from '#shop/identity/profile/avatar.ts'
import { Breadcrumbs, type Crumb } from '#web/shell/page/breadcrumbs.tsx'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { m } from '#words/messages.js'
import { customerContext, customerGuard } from './customer-guard.server.ts'
import type { Route } from './+types/profile-layout.ts'
import { ProfileNav } from './profile-nav.tsx'

export const middleware: Route.MiddlewareFunction[] = [customerGuard]

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, image } = context.get(customerContext)
  return { person: { name, email, picture: avatarOf(image)?.small } }
}

/** What a page of the account says of itself: how it is called, and below which page of the account it stands. */
export type AccountHandle = { crumb: () => string; under?: { crumb: () => string; to: string } }

/** The frame of all that is somebody's own: the way around at the left, on phones above. */
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

/** A new name or picture shows in the header too, which learned of the person before. */
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
