import { lazyPart } from '../loading/lazy-part.tsx'
import { useMe } from '../session/me-provider.tsx'

const PersonSync = lazyPart(() => import('./user-sync.tsx'), { isMute: true })

/** Fetches the code that syncs cart and wishlist between devices only when somebody is signed in. */
export function UserSyncHost() {
  const { me } = useMe()
  return me && <PersonSync key={me.id} userId={me.id} />
}
