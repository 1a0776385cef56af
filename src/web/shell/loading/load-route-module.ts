import { useEffect } from 'react'
import { GoneFileError, loadFile } from '#kit/load-part.ts'
import { loadRetries } from '#kit/retried.ts'
import { mayReload } from './reload-once.ts'
import { reportBrowserError } from '../reports/report-browser-error.ts'
import { UnloadedPage } from './unloaded-page.tsx'

type Route = { id: string; module: string }
type RouteModule = Record<string, unknown>

/** The confirmation of an order is tried twice more, every other page three times (docs/reference/spec.md 4). */
const retriesFor = ({ id }: Route) => (id.endsWith('/order-success-page') ? 2 : loadRetries)

/**
 * Stands in for the router's own (vite/retried-routes.ts), which reloads the page that one wants to leave when the next one's
 * file does not come. Here it is asked for again, under another name, since browsers remember failures; then the next page says so.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, RouteModule>): Promise<RouteModule> {
  const known = loaded[route.id]
  if (known) return known
  try {
    return (loaded[route.id] = await loadFile<RouteModule>(route.module, retriesFor(route)))
  } catch (error) {
    const isGone = error instanceof GoneFileError
    reportBrowserError(error, isGone ? 'low' : 'medium')
    return { default: isGone && mayReload() ? LeftBehind : UnloadedPage }
  }
}

/** Asks for the whole page anew; what is still gone then is gone. */
function LeftBehind() {
  useEffect(() => location.reload(), [])
  return null
}
