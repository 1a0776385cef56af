import { lazy, Suspense } from 'react'
import { useMe } from './me-provider.tsx'

const PersonSync = lazy(() => import('./person-sync.tsx'))

/** What keeps cart and wishes in step with a person's other devices is fetched only where somebody is signed in. */
export function PersonSyncHost() {
  const { me } = useMe()
  return (
    me && (
      <Suspense fallback={null}>
        <PersonSync key={me.id} userId={me.id} />
      </Suspense>
    )
  )
}
