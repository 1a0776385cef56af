import { and, eq, ne } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { decided } from './events.ts'
import { findProductOf } from './find-product-of.ts'
import type { Moderation, Writing } from './review.ts'
import { answers, questions, reviews } from './schema.ts'

const tables = { review: reviews, question: questions, answer: answers }

export type Decision = { kind: Writing; id: string; state: Exclude<Moderation, 'waiting'> }

/** Somebody of the shop shows what was written, or hides it. Decided twice alike it happens once, and the first name stays. */
export const decideOn = (db: Db, actor: Actor, { kind, id, state }: Decision) =>
  db.transaction(async (tx) => {
    const table = tables[kind]
    const productId = await findProductOf(tx, kind, id)
    if (!productId) throw new Refusal(`${kind}-unknown`, m.moderation_unknown, {})
    const changed = await tx
      .update(table)
      .set({ state, decidedAt: new Date(), decidedBy: actor })
      .where(and(eq(table.id, id), ne(table.state, state)))
      .returning({ id: table.id })
    if (changed.length) await emit(tx, decided(kind, state, id, productId))
    return { productId, isChanged: changed.length > 0 }
  })
