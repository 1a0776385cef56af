import { pathWithoutLanguage } from '../page-key.ts'

type Route = { id: string; parentId?: string; path?: string; index?: boolean }
type Table<R extends Route> = Record<string, R | undefined>

/** A plain first segment. Others are the router's own (`/_.data`, `/__manifest`) or contain escapes. */
const literalSegment = /^[a-z0-9][a-z0-9-]*$/

/** The subset of routes for an address: its first segment, if some route begins with it. Undefined: the whole table is needed. */
export function routeSubsetOf(table: Table<Route>, pathname: string): string | undefined {
  const path = pathWithoutLanguage(pathname)
  if (path === '/') return ''
  const word =
    path
      .split('/')[1]
      ?.replace(/\.data$/, '')
      .toLowerCase() ?? ''
  if (!literalSegment.test(word)) return undefined
  return firstWords(table).has(word) ? word : ''
}

const subsetsByTable = new WeakMap<object, Set<string>>()
function firstWords(table: Table<Route>) {
  const words = subsetsByTable.get(table) ?? new Set(entriesOf(table).flatMap((route) => wordOf(table, route) ?? []))
  subsetsByTable.set(table, words)
  return words
}

/**
 * The routes that can answer an address of this subset: those that begin with its segment, those that begin with any (`:x`, `*`), and the home page.
 * The router tries route after route and rebuilds its table for every render: with hundreds of routes that is a tenth of a page's cost.
 */
export function routesOfSubset<R extends Route>(table: Table<R>, subset: string): Record<string, R> {
  const included: Record<string, R> = {}
  for (const route of entriesOf(table)) {
    const word = wordOf(table, route)
    if (word === undefined || word === '' || word === subset) addWithParents(table, route, included)
  }
  return Object.fromEntries(Object.entries(table).flatMap(([id]) => (included[id] ? [[id, included[id]]] : [])))
}

const entriesOf = <R extends Route>(table: Table<R>) =>
  Object.values(table).flatMap((route) => (route && (route.path !== undefined || route.index) ? [route] : []))

function addWithParents<R extends Route>(table: Table<R>, route: R, included: Record<string, R>) {
  for (let one: R | undefined = route; one && !included[one.id]; one = table[one.parentId ?? '']) included[one.id] = one
}

/** The first segment of a route's full address; undefined when it may be any. */
function wordOf(table: Table<Route>, route: Route): string | undefined {
  const parts: string[] = []
  for (let one: Route | undefined = route; one; one = table[one.parentId ?? '']) parts.unshift(one.path ?? '')
  const [first = ''] = parts.join('/').split('/').filter(Boolean)
  return /^[:*]|\?$/.test(first) ? undefined : first.toLowerCase()
}
