import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { inner } from '../../floors.js'

const stated = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm

/** Files of ours that this one imports when it is loaded; types are gone by then. */
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

/** A folder of its own in shop/payments or shop/shipping is a provider's, save those that floors.js names as inner. */
const isOfProvider = (file: string) =>
  /^src\/(gateways|sandbox|shop\/(payments|shipping)\/[^/]+)\//.test(file) &&
  !inner.some((folder) => file.startsWith(`src/${folder}/`))

test('placing an order loads the protocol of no provider', () => {
  const reached = reachOf('src/flows/orders/place-order.ts')
  expect(reached.length).toBeGreaterThan(100)
  expect(reached.filter(isOfProvider)).toEqual([])
})

test('what the server loads at its start is no sandbox: only demo mode fetches them', () => {
  const reached = reachOf('src/web/server/app.ts').concat(
    reachOf('src/web/server/open-shop.ts'),
    reachOf('src/gateways/use-gateways.ts'),
  )
  expect(reached).toContain('src/gateways/sandboxes.server.ts')
  expect(reached.filter((file) => file.startsWith('src/sandbox/'))).toEqual([])
})

test('nobody but the registry names a sandbox', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/(sandbox|gateways)\/|\.test\.ts/.test(file))
  expect(others.filter((file) => readFileSync(file, 'utf8').includes('#sandbox/'))).toEqual([])
})
