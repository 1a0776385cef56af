import { expect } from 'vitest'
import { firstLoads } from '../bench/first-load.ts'
import { isOver } from '../bench/figures.ts'
import { somePieces } from '../test/process/goods.ts'
import { test } from './stage.ts'

const pages = ['home', 'listing', 'product', 'guide', 'cart', 'checkout']

/** The budgets are ARCHITECTURE 5's, in bench/first-load.ts. The bytes are the same on every machine, so it is a test: every first visit pays for what grows here. `npm run bench` shows the table. */
test(
  'the first visit of home, list, product, guide, cart and checkout stays within its weight on a phone',
  { timeout: 240_000 },
  async ({ closed, shop }) => {
    const pieces = await closed.look((db) => somePieces(db, 1))
    const figures = await firstLoads({ shop, pieces })
    const judged = figures.filter(({ most }) => most !== undefined)
    expect(judged.map(({ what }) => what)).toEqual(
      pages.flatMap((page) => ['HTML', 'JavaScript', 'scripts', 'CSS', 'fonts'].map((kind) => `${page}: ${kind}`)),
    )
    for (const { what, value } of judged) expect(value, what).toBeGreaterThan(1)
    expect(
      figures.filter(isOver).map(({ what, value, unit, most }) => `${what}: ${value.toFixed(2)} ${unit} of ${most}`),
    ).toEqual([])
  },
)
