import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { retryFailedJob } from '#platform/jobs/retry-failed-job.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'

/** Tries a failed job once more. A second click is told that the job is running already. */
export const retryJob = (db: Db, actor: Actor, job: { name: string; id: string }) =>
  db.transaction(async (tx) => {
    if (!(await retryFailedJob(tx, job.name, job.id))) throw new Refusal('job-not-failed', m.system_jobs_not_failed, {})
    await recordChange(tx, actor, { verb: 'job.retried', id: job.id, name: job.name })
  })
