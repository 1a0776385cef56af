import { plainPath } from '../page-key.ts'

type Route = { id: string; parentId?: string; path?: string; index?: boolean }
type Named = { name: string; pattern: RegExp; rank: number }

const tables = new WeakMap<object, Map<string, Named[]>>()

/**
 * The name of the route for an address, the same in both languages: `/product/:slug`. All unknown addresses share one name,
 * since anybody may invent addresses and each name is counted as long as the process lives.
 */
export function routeNameOf(table: Record<string, Route | undefined>, pathname: string) {
  const path = plainPath(pathname)
  const routesByWord = tables.get(table) ?? arrange(table)
  tables.set(table, routesByWord)
  const [, word = ''] = path.split('/')
  const near = [...(routesByWord.get(word) ?? []), ...(routesByWord.get(':') ?? [])]
  return near.find(({ pattern }) => pattern.test(path))?.name ?? 'other'
}

/** Routes by the first segment of their address, the most static first, as the router itself ranks them. */
function arrange(table: Record<string, Route | undefined>) {
  const routesByWord = new Map<string, Named[]>()
  for (const route of Object.values(table)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const name = addressOf(table, route)
    if (name.includes('*')) continue
    const [, word = ''] = name.split('/')
    const key = word.startsWith(':') ? ':' : word
    const escaped = name.replace(/[.]/g, '\\.').replace(/\/:[^/]+\?/g, '(?:/[^/]+)?')
    const pattern = new RegExp(`^${escaped.replace(/:[^/)]+/g, '[^/]+')}/?$`)
    routesByWord.set(key, [...(routesByWord.get(key) ?? []), { name, pattern, rank: name.split(':').length }])
  }
  for (const routes of routesByWord.values()) routes.sort((a, b) => a.rank - b.rank)
  return routesByWord
}

function addressOf(table: Record<string, Route | undefined>, route: Route) {
  const parts: string[] = []
  for (let one: Route | undefined = route; one; one = table[one.parentId ?? '']) if (one.path) parts.unshift(one.path)
  return `/${parts.join('/')}`.replaceAll(/\/{2,}/g, '/')
}
