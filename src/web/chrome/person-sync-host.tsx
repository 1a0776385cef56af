import { lazy, Suspense } from 'react'
import { loadPart } from '#kit/load-part.ts'
import { Boundary } from './boundary.tsx'
import { useMe } from './me-provider.tsx'
import { tellError } from './tell-error.ts'

/** Nothing to see: what cannot be fetched, or fails, leaves cart and wishes to this device alone, and the page stands. */
const PersonSync = lazy(() =>
  loadPart(() => import('./person-sync.tsx'), 'default').catch((error: unknown) => {
    tellError(error, 'medium')
    return { default: () => null }
  }),
)

/** What keeps cart and wishes in step with a person's other devices is fetched only where somebody is signed in. */
export function PersonSyncHost() {
  const { me } = useMe()
  return (
    me && (
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <PersonSync key={me.id} userId={me.id} />
        </Suspense>
      </Boundary>
    )
  )
}
