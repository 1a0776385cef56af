import { useEffect } from 'react'
import { tabStorage } from '#kit/browser-storage.ts'
import { GoneFileError, loadFile } from '#kit/load-part.ts'
import { loadRetries } from '#kit/retried.ts'
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

const reloadedMark = 'luot_reloaded'

/** Names the build that this page came from: the router's list of pages carries it. */
const buildOf = (place: { __reactRouterManifest?: { version: string } }) =>
  place.__reactRouterManifest?.version ?? 'unknown'

/**
 * Whether the page may be asked for anew because one of its files is gone: once for each build. What comes then is another build, or the old one from
 * somewhere between, and a second reload would only be the beginning of an endless one. Where nothing can be noted down, nobody would know when to stop.
 */
export function mayReload() {
  const build = buildOf(globalThis as Parameters<typeof buildOf>[0])
  if (tabStorage.getItem(reloadedMark) === build) return false
  tabStorage.setItem(reloadedMark, build)
  return tabStorage.lasts(reloadedMark)
}

/** Asks for the whole page anew; what is still gone then is gone. */
function LeftBehind() {
  useEffect(() => location.reload(), [])
  return null
}
