import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { inner } from '../../floors.js'

const stated = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm

/** The shop’s files that this file imports at run time; type imports do not count. */
function importsOf(file: string) {
  const words = [...readFileSync(file, 'utf8').matchAll(stated)].map((found) => found[1] ?? found[2]!)
  return words.flatMap((word) => {
    if (word.startsWith('#words/')) return []
    if (word.startsWith('#')) return [`src/${word.slice(1)}`]
    return word.startsWith('.') ? [normalize(join(dirname(file), word))] : []
  })
}

function reachOf(start: string) {
  const reached = new Set([start])
  for (const file of reached) if (/\.tsx?$/.test(file)) for (const next of importsOf(file)) reached.add(next)
  return [...reached]
}

/** Each folder in shop/payments or shop/shipping belongs to a provider, except those that floors.js names as inner. */
const isOfProvider = (file: string) =>
  /^src\/(gateways|sandbox|shop\/(payments|shipping)\/[^/]+)\//.test(file) &&
  !inner.some((folder) => file.startsWith(`src/${folder}/`))

test('placing an order loads the protocol of no provider', () => {
  const reached = reachOf('src/flows/orders/place-order.ts')
  expect(reached.length).toBeGreaterThan(100)
  expect(reached.filter(isOfProvider)).toEqual([])
})

test('the server loads no sandbox when it starts: only demo mode fetches them', () => {
  const reached = reachOf('src/web/server/app.ts').concat(
    reachOf('src/web/server/open-shop.ts'),
    reachOf('src/gateways/use-gateways.ts'),
  )
  expect(reached).toContain('src/gateways/sandboxes.server.ts')
  expect(reached.filter((file) => file.startsWith('src/sandbox/'))).toEqual([])
})

test('only the registry of gateways imports a sandbox', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/(sandbox|gateways)\/|\.test\.ts/.test(file))
  expect(others.filter((file) => readFileSync(file, 'utf8').includes('#sandbox/'))).toEqual([])
})
