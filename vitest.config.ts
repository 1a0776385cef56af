import { defineConfig } from 'vitest/config'

/** Tests that use the database say so in their name; they run on both engines. */
const onDb = ['src/**/*.db.test.ts']

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
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
          maxWorkers: 2,
        },
      },
    ],
  },
})
