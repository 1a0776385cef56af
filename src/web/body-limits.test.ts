import { expect, test } from 'vitest'
import { bodyLimitOf, bodyLimits } from '#web/server/policy/body-limits.ts'
import { routeNameOf } from '#web/server/pages/route-names.ts'
import routes from '#web/routes.ts'

type Node = { id?: string; file: string; path?: string; index?: boolean; children?: Node[] }

const rowsOf = (nodes: Node[], parentId?: string): [string, Omit<Node, 'file' | 'children'>][] =>
  nodes.flatMap(({ file, id = file, path, index, children = [] }) => [
    [id, { id, path, index, parentId }] as const,
    ...rowsOf(children, id),
  ]) as [string, Omit<Node, 'file' | 'children'>][]
const table = Object.fromEntries(rowsOf((await Promise.all(routes as Node[])).flat())) as Parameters<
  typeof routeNameOf
>[0]

const examples = Object.keys(bodyLimits).map((route) => ({ route, at: route.replaceAll(/:\w+/g, 'x') }))

test.for(examples)('a file may be sent to $route, in both languages and by script', ({ route, at }) => {
  for (const address of [at, `/en${at}`, `${at}.data`]) expect(routeNameOf(table, address)).toBe(route)
  expect(bodyLimitOf(route).bytes).toBeGreaterThan(300 * 1024)
})

test('every other route accepts at most a small form', () => {
  for (const address of ['/checkout', '/cart', '/admin/products/x', '/admin/products/import/x', '/nowhere'])
    expect(bodyLimitOf(routeNameOf(table, address)).bytes).toBe(256 * 1024)
})
