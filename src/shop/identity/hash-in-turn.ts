import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/** Hashing is slow by intent: at most so many at once, and so many waiting, or passwords would be a way to stop the shop (facts/security.md 4). */
const atOnce = 4
const mayWait = 50

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) throw new Refusal('busy', m.auth_refusal_busy, {})
    await new Promise<void>((next) => waiting.push(next))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes straight to the next one; nobody can slip in between.
    if (next) next()
    else running -= 1
  }
}

export const hashInTurn = (password: string) => inTurn(() => hashPassword(password))
export const verifyInTurn = (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given))
