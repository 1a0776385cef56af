import { defineConfig } from 'vitest/config'
import { wordsInOne } from './vite/words-in-one.ts'

/** Tests that use the database say so in their name; they run on both engines. */
const onDb = ['src/**/*.db.test.ts']

export default defineConfig({
  plugins: [wordsInOne()],
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Loading what is tested takes longer than testing it: a worker loads it once for all its files, and tests leave no trace behind.
          isolate: false,
          // By itself: projects that run side by side must ask for equally many workers, and this one takes what the machine has.
          sequence: { groupOrder: 1 },
          include: ['{src,lint,seed,vite,test}/**/*.test.{ts,tsx}'],
          exclude: [...onDb, '**/*.race.test.ts', 'test/process/**'],
        },
      },
      { extends: true, test: { name: 'pglite', include: onDb, globalSetup: './test/global-setup.ts', maxWorkers: 2 } },
      {
        extends: true,
        test: { name: 'postgres', include: onDb, globalSetup: './test/global-setup.ts', maxWorkers: 2 },
      },
      {
        extends: true,
        test: {
          name: 'races-postgres',
          include: ['src/**/*.race.test.ts'],
          globalSetup: './test/global-setup.ts',
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: './test/process/global-setup.ts',
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './test/process/global-setup.ts',
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A browser beside a shop, a database and another of each: what fails is walked once more, and named (scripts/tell-twice.js).
          retry: 1,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'look',
          include: ['test/look/*.look.ts'],
          globalSetup: './test/look/global-setup.ts',
          testTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
})
