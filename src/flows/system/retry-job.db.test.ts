// @module-tag turn-3
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { listSchedule, startJobs, stopJobs } from '#platform/jobs/jobs.server.ts'
import { countJobs, lastDone, listJobs } from '#platform/jobs/list-jobs.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { test } from '#test/with-db.ts'
import { checkQueue } from '../self-checks/check-queue.ts'
import { latestSelfChecks } from '../self-checks/list-self-check-runs.ts'
import { runSelfChecks } from '../self-checks/run-self-checks.ts'
import { retryJob } from './retry-job.ts'

const actor = staff('a')

test('a self-check that throws counts as a fault', async ({ store: { db } }) => {
  await runSelfChecks(db, actor, ['queue'])
  expect(await latestSelfChecks(db)).toMatchObject([
    { name: 'queue', isGood: false, figure: null, faults: [{ kind: 'broke' }] },
  ])
})

test('a failed job is shown with its error, retried on request, and done', async ({ store }) => {
  const { db } = store
  const done: unknown[] = []
  await startJobs(store, {
    jobs: { 'send-mail': async (payload) => void done.push(payload) },
    schedule: { 'send-mail': '17 4 * * *' },
  })
  try {
    const id = crypto.randomUUID()
    await db.execute(sql`insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
      values (${id}, 'send-mail', '{"mailId":"m1"}', 'failed', 12, 12, now(), '{"message":"550 no such box a@example.com"}')`)
    expect(await listJobs(db, 'failed', 10)).toMatchObject([
      { id, name: 'send-mail', state: 'failed', tries: 13, error: '550 no such box ***' },
    ])
    expect(await countJobs(db)).toMatchObject({ failed: 1, done: 0 })

    await retryJob(db, actor, { name: 'send-mail', id })
    await expect(retryJob(db, actor, { name: 'send-mail', id })).rejects.toMatchObject({ code: 'job-not-failed' })
    await expect.poll(() => done).toEqual([{ mailId: 'm1' }])
    await expect.poll(() => countJobs(db)).toMatchObject({ failed: 0, done: 1 })
    expect((await lastDone(db))['send-mail']!.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await rowsOf(db, sql`select verb, subject_id, name from audit_log`)).toEqual([
      { verb: 'job.retried', subject_id: id, name: 'send-mail' },
    ])

    const [one] = await listSchedule()
    expect(one!.name).toBe('send-mail')
    expect(one!.next!.toISOString()).toMatch(/T21:17:00/)

    expect(await checkQueue(db)).toMatchObject({ errors: [] })
    await db.execute(
      sql`insert into pgboss.job (name, state, start_after, blocked) values ('send-mail', 'created', now() - interval '10 minutes', true)`,
    )
    await db.execute(
      sql`insert into outbox (name, facts, created_at) values ('order.placed', '{}', now() - interval '7 minutes')`,
    )
    const { figure, errors } = await checkQueue(db)
    expect(figure).toBeGreaterThanOrEqual(600)
    expect(errors.map(({ kind, of }) => [kind, of])).toEqual([
      ['job-late', 'send-mail'],
      ['event-late', 'order.placed'],
    ])
  } finally {
    await stopJobs()
  }
})

test('a job that has another name now leaves the schedule under its old one', async ({ store }) => {
  const run = async () => {}
  for (const name of ['tell-promise', 'refresh-announcement']) {
    await startJobs(store, { jobs: { [name]: run }, schedule: { [name]: '17 4 * * *' } })
    try {
      expect((await listSchedule()).map((one) => one.name)).toEqual([name])
    } finally {
      await stopJobs()
    }
  }
})
