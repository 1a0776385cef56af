import { defineConfig } from 'vitest/config'
import { wordsInOne } from './vite/words-in-one.ts'

/** Tests that use the database say so in their name; all run on PostgreSQL. */
const onDb = ['src/**/*.db.test.ts']

/** Of these a tenth runs on PGlite too: where its build of PostgreSQL, its driver or its single connection could differ. All do with ENGINES=every. */
const whatDiffers = [
  // Collation, unaccent and pg_trgm are compiled into it.
  'src/shop/search/**/{vi-fold,query-listing,search-listing}.db.test.ts',
  // Its driver prepares statements and binds values in its own way.
  'src/platform/postgres/{prepared,prepared-insert}.db.test.ts',
  // One connection: a transaction that waits for another one waits for ever.
  'src/flows/orders/place-order.db.test.ts',
  'src/worker/dispatch-outbox.db.test.ts',
  'src/flows/system/retry-job.db.test.ts',
  // Many rows at once, and the whole database out and in.
  'src/shop/imports/import.db.test.ts',
  'src/flows/system/backup.db.test.ts',
  // Days and months in Vietnam's time zone.
  'src/flows/catalogue/analytics.db.test.ts',
  // It is asked about itself.
  'src/platform/system/describe-system.db.test.ts',
]

/** Only in `npm run stress`: they take long, or go by the clock. */
const stress = ['test/process/**/*.stress.test.ts', 'e2e/**/*.stress.test.ts']
/** What protects the workshop and not the shop: in `npm run test:all` and `npm run stress`. */
const workshop = ['test/process/{dev,temporary-folder}.test.ts']
/** With STRESS=1 these take more rounds than in `npm test`. */
const longer = ['test/process/{crash,race}.test.ts']

/** Longer than a shop may take to open (openWithinMs in test/process/server.ts), so that its own sentence is read. */
const untilOpen = 360_000

export default defineConfig({
  plugins: [wordsInOne()],
  test: {
    // Only what hangs takes so long: a machine with much else to do is slow, and nobody waits longer than until it has happened.
    testTimeout: 600_000,
    hookTimeout: untilOpen,
    expect: { poll: { timeout: 60_000 } },
    // `npm test` takes the files of one turn, the next one at the next commit; those without a turn each time. By hand and in `npm run test:all` all run.
    tags: [0, 1, 2, 3].map((turn) => ({ name: `turn-${turn}`, description: `every fourth commit in npm test` })),
    // What starts a database, a shop or a browser beside each test has enough with two.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: './test/use-gateways.ts',
          // Loading what is tested takes longer than testing it: a worker loads it once for all its files, and tests leave no trace behind.
          isolate: false,
          // All processors of the machine; by itself, since projects that run side by side must ask for equally many workers.
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          include: ['{src,lint,seed,vite,test}/**/*.test.{ts,tsx}'],
          exclude: [...onDb, '**/*.race.test.ts', 'test/{process,production}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          setupFiles: ['./test/use-gateways.ts', './test/quick-hashes.ts'],
          isolate: false,
          include: onDb,
          globalSetup: './test/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          setupFiles: './test/use-gateways.ts',
          isolate: false,
          include: process.env.ENGINES === 'every' ? onDb : whatDiffers,
          globalSetup: './test/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'races-postgres',
          setupFiles: './test/use-gateways.ts',
          isolate: false,
          include: ['{src,seed}/**/*.race.test.ts'],
          globalSetup: './test/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          setupFiles: './test/use-gateways.ts',
          // Loaded once for all files of a worker; what starts a shop waits often enough for a third beside two.
          isolate: false,
          maxWorkers: 3,
          include: ['test/process/**/*.test.ts'],
          exclude: [...stress, ...workshop],
          globalSetup: './test/process/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'production',
          setupFiles: './test/use-gateways.ts',
          include: ['test/production/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          setupFiles: './test/use-gateways.ts',
          // Loaded once for all files of a worker; what starts a shop waits often enough for a third beside two.
          isolate: false,
          maxWorkers: 3,
          include: ['e2e/**/*.test.ts'],
          exclude: stress,
          globalSetup: './test/process/global-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'stress',
          include: [...stress, ...longer, ...workshop],
          globalSetup: './test/process/global-setup.ts',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'look',
          include: ['test/look/*.look.ts'],
          globalSetup: './test/look/global-setup.ts',
          maxWorkers: 2,
        },
      },
    ],
  },
})
