import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { access } from '#web/server/policy/access.ts'
import { routeSubsetOf, routesOfSubset } from '#web/server/pages/route-subsets.ts'
import routes from '#web/routes.ts'

type Node = { id?: string; file: string; path?: string; index?: boolean; children?: Node[] }
type Route = { id: string; parentId?: string; path?: string; index?: boolean }

const listed = (nodes: Node[], parentId = 'root'): Route[] =>
  nodes.flatMap(({ id, file, path, index, children = [] }) => {
    const own = { id: id ?? file.replace(/\.tsx?$/, ''), parentId, path, index }
    return [own, ...listed(children, own.id)]
  })
const root: Route = { id: 'root', path: '' }
const table: Record<string, Route> = Object.fromEntries(
  [root, ...listed((await Promise.all(routes as Node[])).flat())].map((route) => [route.id, route]),
)

const treeOf = (part: Record<string, Route>, parentId?: string): RouteObject[] =>
  Object.values(part)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(part, id) }))
const answering = (part: Record<string, Route>, path: string) =>
  matchRoutes(treeOf(part), path)?.map(({ route }) => route.id)

const addresses = Object.values(access).map(([at]) => at.replace(/\{\w+\}/g, '0199-a').split('?')[0]!)
const odd = [
  '/',
  '/nowhere',
  '/nowhere/at/all',
  '/CHECKOUT',
  '/Product/luot-x',
  '/admin/nothing',
  '/checkout/',
  '/en-garde',
]

describe('the route subset of an address', () => {
  test.for([...addresses, ...odd])('the subset leads to the same page as the whole table: %s', (path) => {
    const shelf = routeSubsetOf(table, path)
    const part = shelf === undefined ? table : routesOfSubset(table, shelf)
    expect(answering(part, path)).toEqual(answering(table, path))
  })

  test('the subset of the checkout is less than a fifth of the table', () => {
    expect(Object.keys(routesOfSubset(table, 'checkout')).length).toBeLessThan(Object.keys(table).length / 5)
  })

  test('requests of the router itself, and escaped addresses, have no subset', () => {
    for (const path of ['/_.data', '/__manifest', '/%63heckout', '//checkout', '/checkout%2Fx'])
      expect(routeSubsetOf(table, path)).toBeUndefined()
  })

  test('an address has the same subset in both languages and for its data', () => {
    for (const path of ['/checkout', '/en/checkout', '/checkout.data', '/en/checkout.data'])
      expect(routeSubsetOf(table, path)).toBe('checkout')
  })

  test('an invented address gets the empty subset, so that no new subsets appear', () => {
    expect(routeSubsetOf(table, '/something-invented')).toBe('')
  })
})
