import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '../actor.ts'
import type { ConsentPurpose } from './consent.ts'
import { consentChanged } from '../events.ts'
import { recordConsent } from './record-consent.ts'
import { skaters } from '../schema.ts'

type Choice = { userId: string; purpose: ConsentPurpose; given: boolean; ip: string | null }

/** Gives or withdraws a consent. Data stored only by a parent's consent is deleted with it. */
export const changeConsent = (db: Db, actor: Actor, choice: Choice) =>
  db.transaction(async (tx) => {
    const { userId, purpose, given } = choice
    await recordConsent(tx, actor, choice)
    if (purpose === 'child' && !given)
      await tx.delete(skaters).where(and(eq(skaters.userId, userId), eq(skaters.isChild, true)))
    await emit(tx, consentChanged(userId, purpose, given))
  })
