import { useEffect } from 'react'
import { tabStorage } from '#kit/browser-storage.ts'
import { GoneFileError, loadFile } from '#kit/load-part.ts'
import { loadRetries } from '#kit/retried.ts'
import { reportBrowserError } from '#web/shell/reports/report-browser-error.ts'
import { UnloadedPage } from '#web/shell/loading/unloaded-page.tsx'

type Route = { id: string; module: string }
type RouteModule = Record<string, unknown>

/** The confirmation of an order is tried twice more, every other page three times (docs/reference/spec.md 4). */
const retriesFor = ({ id }: Route) => (id.endsWith('/order-success-page') ? 2 : loadRetries)

/**
 * Replaces the router's own function (vite/retried-routes.ts), which reloads the current page when the next page's
 * file fails to load. Here the file is fetched again, under another name, since browsers cache failures; after that the next page shows an error.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, RouteModule>): Promise<RouteModule> {
  const cached = loaded[route.id]
  if (cached) return cached
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
 * Whether the page may be reloaded because one of its files is gone: once for each build. The reload brings another build, or the old one from
 * a cache on the way, and a second reload could begin an endless loop. Without storage the loop could not be noticed, so there is no reload.
 */
export function mayReload() {
  const build = buildOf(globalThis as Parameters<typeof buildOf>[0])
  if (tabStorage.getItem(reloadedMark) === build) return false
  tabStorage.setItem(reloadedMark, build)
  return tabStorage.lasts(reloadedMark)
}

/** Reloads the whole page; mayReload() prevents a second reload. */
function LeftBehind() {
  useEffect(() => location.reload(), [])
  return null
}
