import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { adminScreens, judgedElsewhere, openedOnAThing } from '../e2e/admin-screens.ts'

type Node = { file: string; path?: string; children?: Node[] }

const all = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])])
const pages = all((await Promise.all(routes as Node[])).flat())
  .filter(({ file }) => /^admin\/.*-page\.tsx$/.test(file))
  .map(({ path }) => (path ?? 'admin').replace(/^admin\/?/, ''))

/** Which route an address leads to: its own, or else the one with a blank that fits. */
function routeOf(screen: string) {
  const path = new URL(screen, 'http://shop').pathname.replace(/^\/admin\/?/, '')
  if (pages.includes(path)) return path
  const fits = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
  return pages.find((route) => route.includes(':') && fits(route)) ?? '*'
}

const walked = new Set([...adminScreens.map(routeOf), ...openedOnAThing])

describe('screens of the shopkeeper', () => {
  test('are all looked at: a new one stands in e2e/admin-screens.ts', () => {
    expect(pages.length).toBeGreaterThan(80)
    expect(pages.filter((route) => !walked.has(route) && !judgedElsewhere[route])).toEqual([])
  })

  test('are named there only while they exist, and only once', () => {
    const named = [...openedOnAThing, ...Object.keys(judgedElsewhere)]
    expect(named.filter((route) => !pages.includes(route))).toEqual([])
    expect(Object.keys(judgedElsewhere).filter((route) => walked.has(route))).toEqual([])
  })

  test.for(Object.entries(judgedElsewhere))('%s is judged by the journey %s', ([, journey]) => {
    expect(existsSync(`e2e/${journey}`)).toBe(true)
    expect(readFileSync(`e2e/${journey}`, 'utf8')).toMatch(/\bjudge\(/)
  })
})
