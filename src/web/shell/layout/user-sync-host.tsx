import { lazyPart } from '../loading/lazy-part.tsx'
import { useMe } from '../session/me-provider.tsx'

const PersonSync = lazyPart(() => import('./user-sync.tsx'), { isMute: true })

/** What keeps cart and wishes in step with a person's other devices is fetched only where somebody is signed in. */
export function UserSyncHost() {
  const { me } = useMe()
  return me && <PersonSync key={me.id} userId={me.id} />
}
