/** npm run bench: the budgets of speed and weight, measured in one run on this machine. Ends with 1 when something is over. */
import { cpus, loadavg } from 'node:os'
import { adminLists } from './admin-lists.ts'
import { onPglite, onPostgres } from './bench-shop.ts'
import { checkerTimes } from './checker-times.ts'
import { checkoutCosts, emailCost, quoteTimes } from './checkouts.ts'
import { isOver, print } from './figures.ts'
import { firstLoads } from './first-load.ts'
import { pageCosts } from './page-cost.ts'
import { crowdFigures, lastPairFigures } from './peaks.ts'
import { searchTimes } from './search-times.ts'

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}; the load generator runs on the same machine; load before: ${loadavg()[0]!.toFixed(1)}`,
)

const postgres = await onPostgres()
const figures = [
  ...print('The input checker on hostile texts, 40,000 characters against 5,000 (linear is 8)', checkerTimes()),
  ...print('First load of a page on a phone, until the network is quiet', await firstLoads(postgres)),
  ...print('Processor per page, 16 kept connections', await pageCosts(postgres)),
  ...print(
    'Whole guest checkouts on PostgreSQL',
    await checkoutCosts(
      postgres,
      'PostgreSQL',
      [
        [1, 150],
        [8, 400],
        [32, 400],
      ],
      { costMs: 15, perSecond: 100 },
    ),
  ),
  ...print('The quote on PostgreSQL', await quoteTimes(postgres, 8, 400)),
  ...print('A rush for the last pairs', await lastPairFigures(postgres, 500, 50)),
  ...print('A crowd', await crowdFigures(postgres, 256, 1000)),
  ...print('Finding, on a PostgreSQL of its own', await searchTimes(2_000)),
  ...print('Finding in a large catalogue', await searchTimes(100_000)),
  ...print('What staff list, over 100,000 orders and products', await adminLists(100_000)),
  ...print('The letter', await emailCost(postgres, 100)),
]
await postgres.close()

const pglite = await onPglite()
figures.push(
  ...print(
    'Whole guest checkouts on PGlite',
    await checkoutCosts(pglite, 'PGlite', [
      [1, 100],
      [8, 200],
    ]),
  ),
)
await pglite.close()

const over = figures.filter(isOver)
console.log(over.length ? `\n${over.length} over budget` : '\nAll within budget')
process.exitCode = over.length ? 1 : 0
