import { isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorScreen } from '#web/shell/errors/error-screen.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import type { Route } from './+types/page-boundary.ts'

/** Only a 404 needs it; the rest of this file must need nothing from the network. */
const NotFoundScreen = lazyPart(() => import('#web/shell/layout/not-found-screen.tsx'))

/** A page that fails does so inside the shop: header, cart and footer stay. */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410) ? (
    <NotFoundScreen />
  ) : (
    <ErrorScreen error={error} />
  )
}
