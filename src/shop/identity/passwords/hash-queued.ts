import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { Refusal } from '#kit/refusal.ts'
import { limitConcurrency } from '#kit/limit-concurrency.ts'
import { m } from '#words/messages.js'

/** Hashing is slow by design: a bound on running and waiting calls, so that passwords cannot be used to stop the shop. */
const { enter, leave } = limitConcurrency({ atOnce: 4, mayWait: 50 })

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  await enter().catch(() => {
    throw new Refusal('busy', m.auth_refusal_busy, {})
  })
  try {
    return await work()
  } finally {
    leave()
  }
}

export const hashQueued = (password: string) => inTurn(() => hashPassword(password))
export const verifyQueued = (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given))
