import { useEffect } from 'react'
import { retried } from '#kit/retried.ts'
import { tellError } from './tell-error.ts'
import { UnloadedPage } from './unloaded-page.tsx'

type Route = { id: string; module: string }
type RouteModule = Record<string, unknown>

/** SPEC 4, Page loading. */
const retriesFor = ({ id }: Route) => (id.endsWith('/order-success-page') ? 2 : 3)

/**
 * Stands in for the router's own (vite/retried-routes.ts), which reloads the page that one wants to leave when the next one's
 * file does not come. Here it is asked for again, under another name, since browsers remember failures; then the next page says so.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, RouteModule>): Promise<RouteModule> {
  const known = loaded[route.id]
  if (known) return known
  const file = route.module
  try {
    return (loaded[route.id] = await retried(
      (attempt) => import(/* @vite-ignore */ attempt ? `${file}?again=${attempt}` : file) as Promise<RouteModule>,
      retriesFor(route),
      () => isGone(file),
    ))
  } catch (error) {
    tellError(error, 'medium')
    return { default: (await isGone(file)) ? leftBehind(file) : UnloadedPage }
  }
}

/** The shop was renewed while this page was open: its files have other names now. */
const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

const reloadedMark = 'luot_reloaded'

/** The whole page is asked for anew, once for each file: what is still gone then is gone. */
function leftBehind(file: string) {
  if (sessionStorage.getItem(reloadedMark) === file) return UnloadedPage
  return function LeftBehind() {
    useEffect(() => {
      sessionStorage.setItem(reloadedMark, file)
      location.reload()
    }, [])
    return null
  }
}
