import { expect } from 'vitest'
import { firstLoads } from '../bench/first-load.ts'
import { isOver } from '../bench/figures.ts'
import { somePieces } from '../test/process/goods.ts'
import { test } from './stage.ts'

/** The budgets are ARCHITECTURE 5's, in bench/first-load.ts. The same bytes on every machine, so it is a test: what grows here is paid by every first visit. `npm run bench` shows the table. */
test(
  'the first visit of home, list and product stays within its weight on a phone',
  { timeout: 240_000 },
  async ({ closed, shop }) => {
    const pieces = await closed.look((db) => somePieces(db, 1))
    const figures = await firstLoads({ shop, pieces })
    expect(figures.filter((figure) => figure.what.endsWith('JavaScript'))).toHaveLength(3)
    for (const { what, value } of figures)
      if (/HTML|JavaScript|CSS|fonts/.test(what)) expect(value, what).toBeGreaterThan(1)
    expect(figures.filter(isOver).map(({ what, value, most }) => `${what}: ${value.toFixed(2)} kB of ${most}`)).toEqual(
      [],
    )
  },
)
