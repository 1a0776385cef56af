import { expect } from 'vitest'
import { firstLoads } from '../bench/first-load.ts'
import { isOver } from '../bench/figures.ts'
import { somePieces } from '../test/process/goods.ts'
import { test as base } from './stage.ts'

const pages = ['home', 'listing', 'product', 'guide', 'cart', 'checkout']

const test = base.extend('figures', { scope: 'file' }, async ({ closed, shop }) =>
  firstLoads({ shop, pieces: await closed.look((db) => somePieces(db, 1)) }),
)

/** The budgets stand in bench/first-load.ts. The bytes are the same on every machine, so it is a test: every first visit pays for what grows here. `npm run bench` shows the table. */
test.for([
  ['pages', pages, ['HTML', 'CSS', 'fonts']],
  ['scripts', pages.slice(0, -1), ['JavaScript']],
] as const)('the %s of a first visit on a phone keep within the budget', ([, some, kinds], { figures }) => {
  const judged = some.flatMap((page) =>
    kinds.map((kind) => figures.find(({ what, most }) => what === `${page}: ${kind}` && most !== undefined)!),
  )
  for (const { what, value } of judged) expect(value, what).toBeGreaterThan(1)
  expect(
    judged.filter(isOver).map(({ what, value, unit, most }) => `${what}: ${value.toFixed(2)} ${unit} of ${most}`),
  ).toEqual([])
})

/** Above its 160 kB budget, mostly shared schemas (docs/patches.md). Raise only with a reason. */
test('the scripts of the checkout weigh no more than they did', ({ figures }) => {
  expect(figures.find(({ what }) => what === 'checkout: JavaScript')!.value).toBeLessThan(206)
})
