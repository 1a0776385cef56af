import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { batchReactions, reactions } from './reactions.ts'
import { restoredJobEvent } from './system/restored-job-event.ts'

const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).map((file) =>
  readFileSync(file, 'utf8').replaceAll(/^import [^;]*?from '.*'$/gm, ''),
)
const all = sources.join('\n')
/** Whether something uses what is exported under this name; its own definition is one mention. */
const isUsed = (helper: string) => [...all.matchAll(new RegExp(`\\b${helper}\\b`, 'g'))].length > 1

/** `name: 'user.erased'`, and the names that a helper takes; in an exported helper that makes the event only if the helper is used. */
const literals = new Set(
  all
    .split(/^export const /m)
    .flatMap((block) =>
      [...block.matchAll(/(?:\bname: |\bshipment\()'([a-z-]+\.[a-z_-]+)'/g)].flatMap(({ 1: name }) =>
        isUsed(/^\w+/.exec(block)?.[0] ?? '') ? [name!] : [],
      ),
    ),
)
/** Names that end with a state: `order.${state}`. */
const patterns = sources
  .flatMap((text) => [...text.matchAll(/\bname: `([^`]+\.[^`]+)` as const/g)].map(([, name]) => name!))
  .map((name) => {
    const kinds = name.replace('.', '\\.').replace('${kind}', '(review|question|answer)')
    return new RegExp(`^${kinds.replaceAll(/\$\{\w+\}/g, '[a-z_-]+')}$`)
  })
const isEmitted = (name: string) =>
  name === restoredJobEvent || literals.has(name) || patterns.some((pattern) => pattern.test(name))

const known = [...Object.keys(reactions), ...Object.keys(batchReactions)]

test('every event with a literal name has a row of reactions, if only an empty one: others would wait for ever', () => {
  expect(literals.size).toBeGreaterThan(40)
  expect([...literals].filter((name) => !known.includes(name))).toEqual([])
})

test('every event that has a reaction is emitted somewhere', () => {
  expect(known.filter((name) => !isEmitted(name))).toEqual([])
  expect(isEmitted('user.never')).toBe(false)
})
