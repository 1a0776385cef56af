import { expect, test } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { jobsOf } from '#worker/start-worker.ts'
import { jobWords } from './job-words.ts'

test('every job has a description, not only its name', () => {
  const names = Object.keys(jobsOf({} as Db))
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => jobWords(name) === name)).toEqual([])
})
