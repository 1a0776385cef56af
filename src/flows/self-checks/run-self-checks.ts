import { sql } from 'drizzle-orm'
import { describeError } from '#kit/error-log.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { selfCheckRuns } from '#platform/system/self-check-schema.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { checkCache } from './check-cache.ts'
import { checkClock } from './check-clock.ts'
import { checkContrast } from './check-contrast.ts'
import { checkDatabase } from './check-database.ts'
import { checkRoutes } from './check-routes.ts'
import { checkEmail } from './check-email.ts'
import { checkPayment } from './check-payment.ts'
import { checkQueue } from './check-queue.ts'
import { checkSearch } from './check-search.ts'
import { checkStock } from './check-stock.ts'
import { checkStorage } from './check-storage.ts'
import { checkTotals } from './check-totals.ts'
import { checkTypes } from './check-types.ts'
import { checkMessages } from './check-messages.ts'
import { sandboxNames, type CheckName, type CheckError, type Finding, type SandboxName } from './finding.ts'

const paymentChecks = Object.fromEntries(
  sandboxNames.map((sandbox) => [sandbox, (db: Db) => checkPayment(db, sandbox)]),
) as Record<SandboxName, (db: Db) => Promise<Finding>>

const checks: Record<CheckName, (db: Db) => Promise<Finding>> = {
  database: checkDatabase,
  clock: checkClock,
  mail: checkEmail,
  storage: () => checkStorage(),
  queue: checkQueue,
  cache: (db) => checkCache(db),
  routes: checkRoutes,
  words: (db) => checkMessages(db),
  contrast: () => checkContrast(),
  stock: checkStock,
  totals: checkTotals,
  search: checkSearch,
  types: checkTypes,
  ...paymentChecks,
}

const timeoutMs = 15_000
const maxShownErrors = 20
export const maxStoredRuns = 20

/** Runs these checks one after another, so that they do not slow each other, and saves the results. */
export async function runSelfChecks(db: Db, actor: Actor, names: readonly CheckName[]) {
  for (const name of names) {
    const began = performance.now()
    const { figure, errors } = await inTime(checks[name](db))
    const ms = Math.round(performance.now() - began)
    const outcome = {
      isGood: errors.length === 0,
      figure,
      wrong: errors.length,
      faults: errors.slice(0, maxShownErrors),
    }
    await db.insert(selfCheckRuns).values({ name, ...outcome, ms, actor })
    await db.execute(sql`delete from self_check_runs where name = ${name} and id <= (
      select id from self_check_runs where name = ${name} order by id desc offset ${maxStoredRuns} limit 1)`)
  }
}

/** A check that throws or hangs counts as an error. */
async function inTime(check: Promise<Finding>): Promise<Omit<Finding, 'figure'> & { figure: number | null }> {
  let alarm: NodeJS.Timeout | undefined
  const late = new Promise<{ figure: null; errors: CheckError[] }>((resolve) => {
    alarm = setTimeout(() => resolve({ figure: null, errors: [{ kind: 'slow', n: timeoutMs / 1000 }] }), timeoutMs)
  })
  const broken = (error: unknown) => ({
    figure: null,
    errors: [{ kind: 'broke' as const, of: describeError(error).message }],
  })
  try {
    return await Promise.race([check.catch(broken), late])
  } finally {
    clearTimeout(alarm)
  }
}
