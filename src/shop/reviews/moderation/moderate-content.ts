import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { contentModerated } from '../events.ts'
import type { Moderation, ModeratedKind } from '../review.ts'
import { answers, questions, reviews } from '../schema.ts'
import { findContentVersions } from './find-content-versions.ts'

const tables = { review: reviews, question: questions, answer: answers }

export type ModerationDecision = {
  kind: ModeratedKind
  id: string
  state: Exclude<Moderation, 'waiting'>
  why?: string | null
  /** The mark of the text that the moderator read (find-content-versions.ts); left out, nothing is checked. */
  expectedVersion?: string
}

/** Publishes or hides a text; refused if its writer changed it after the moderator read it. A repeated decision changes nothing, and the first moderator's name stays. */
export const moderateContent = (
  db: Db,
  actor: Actor,
  { kind, id, state, why = null, expectedVersion }: ModerationDecision,
) =>
  db.transaction(async (tx) => {
    const table = tables[kind]
    const productId = await findProductOf(tx, kind, id)
    if (!productId) throw new Refusal(`${kind}-unknown`, m.moderation_unknown, {})
    const [stored] = await tx.select({ state: table.state }).from(table).where(eq(table.id, id)).for('update')
    if (stored!.state === state) return { productId, isChanged: false }
    if (expectedVersion !== undefined && expectedVersion !== (await findContentVersions(tx, kind, [id])).get(id))
      throw new Refusal('changed-meanwhile', m.moderation_changed, {})
    await tx
      .update(table)
      .set({ state, decidedAt: new Date(), decidedBy: actor, decidedWhy: why })
      .where(eq(table.id, id))
    await recordChange(tx, actor, {
      verb: `${kind}.${state}`,
      id,
      before: { state: stored!.state, why: null },
      after: { state, why },
    })
    await emit(tx, contentModerated(kind, state, id, productId))
    return { productId, isChanged: true }
  })

/** The product that a text is about. */
async function findProductOf(db: Db, kind: ModeratedKind, id: string): Promise<string | undefined> {
  if (kind === 'answer') {
    const [row] = await db
      .select({ productId: questions.productId })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(eq(answers.id, id))
    return row?.productId
  }
  const table = kind === 'review' ? reviews : questions
  const [row] = await db.select({ productId: table.productId }).from(table).where(eq(table.id, id))
  return row?.productId
}
