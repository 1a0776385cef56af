import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { fitAnswered } from '../events.ts'
import type { Fit, WidthFit } from '../review.ts'
import { fitAnswers } from '../schema.ts'

type FitAnswer = { lineId: string; fit: Fit; widthFit: WidthFit | null }

/** Stores how a boot fits its buyer; the last answer counts. False if the buyer was not asked. */
export const answerFitQuestion = (db: Db, { lineId, fit, widthFit }: FitAnswer) =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .update(fitAnswers)
      .set({ fit, widthFit, answeredAt: new Date() })
      .where(eq(fitAnswers.lineId, lineId))
      .returning({ productId: fitAnswers.productId })
    if (row) await emit(tx, fitAnswered(lineId, row.productId))
    return row !== undefined
  })
