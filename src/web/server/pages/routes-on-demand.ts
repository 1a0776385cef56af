import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { pathWithoutLanguage } from '../page-key.ts'

/** The router's build as vite/lazy-routes.ts leaves it: modules of routes are empty until they are loaded. */
type LazyBuild = ServerBuild & { loads?: Map<object, () => Promise<object>> }

/** npm run dev only: the build with all routes loaded that this address can need. */
export async function withRoutesOf(build: ServerBuild, pathname: string): Promise<ServerBuild> {
  const { loads, ...rest } = build as LazyBuild
  if (!loads) return { ...rest, unstable_getCriticalCss: undefined }
  // The router's data request for `/` is `/_.data`.
  const path = pathWithoutLanguage(pathname).replace(/(\/_)?\.data$/, '') || '/'
  const matched = matchRoutes(treeOf(build.routes), path) ?? []
  const ids = new Set(['root', ...matched.map(({ route }) => route.id!)])
  await Promise.all(
    [...ids].map(async (id) => {
      const { module } = build.routes[id]!
      Object.assign(module, await loads.get(module)!())
    }),
  )
  return { ...rest, unstable_getCriticalCss: undefined }
}

function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    return [index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: treeOf(routes, id) }]
  })
}
