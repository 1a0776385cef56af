import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { access } from '#web/server/policy/access.ts'
import routes from '#web/routes.ts'

type Node = { id?: string; file: string; path?: string; index?: boolean; children?: Node[] }
type Door = { id: string; file: string }

/** Routes with an address of their own, without layouts. */
const doorsOf = (nodes: Node[]): Door[] =>
  nodes.flatMap(({ id, file, path, index, children = [] }) => [
    ...(path !== undefined || index ? [{ id: id ?? file.replace(/\.tsx?$/, ''), file }] : []),
    ...doorsOf(children),
  ])
const doors = doorsOf((await Promise.all(routes as Node[])).flat())

const offers = (file: string, what: string) =>
  new RegExp(`^export\\b[^\\n]*\\b${what}\\b`, 'm').test(readFileSync(`src/web/${file}`, 'utf8'))

describe('the access table', () => {
  test('the table has a row for every route: add one line to src/web/server/policy/access.ts', () =>
    expect(doors.filter(({ id }) => !access[id]).map(({ id }) => id)).toEqual([]))

  test('the table has no row without a route', () => {
    const ids = new Set(doors.map(({ id }) => id))
    expect(Object.keys(access).filter((id) => !ids.has(id))).toEqual([])
  })

  test.for(doors)('the row of $id says whether the route has a page and an action', ({ id, file }) => {
    const [, look = '-', act] = access[id] ?? []
    expect({ look: look !== '-', act: act !== undefined }).toEqual({
      look: offers(file, 'loader') || offers(file, 'default'),
      act: offers(file, 'action'),
    })
  })
})

test('only the identity folder reads sessions from the library: findSessionUser adds the 24 hours and the second factor', () => {
  const files = globSync('src/{flows,web,worker,platform}/**/*.{ts,tsx}')
  expect(files.filter((file) => /\.api\.getSession\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
