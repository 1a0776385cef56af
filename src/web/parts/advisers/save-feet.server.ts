import { z } from 'zod'
import { shopDay } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { addMeasurement } from '#shop/identity/skaters/add-measurement.ts'
import { measurementForm } from '#shop/identity/skaters/skater-form.ts'
import { m } from '#words/messages.js'
import { readSizeForm, sizeTypedIn } from './size-form.ts'

/** The message after saving; `isKept` tells whether anything was saved. */
export type SavedFeet = { isKept: boolean; said: string }

/** Saves today's feet as a measurement of one of the person's own skaters, with the same checks as that skater's page. */
export async function saveFeet(db: Db, userId: string, fields: FormData): Promise<SavedFeet> {
  const skaterId = z.uuid().safeParse(fields.get('skater'))
  const { answers } = readSizeForm(sizeTypedIn(fields))
  const { foot, other, girth, measured, by } = answers ?? {}
  const text = (mm: number | undefined) => (mm === undefined ? undefined : String(mm))
  const read = measurementForm.safeParse({
    measuredOn: shopDay(new Date()),
    posture: measured ?? 'standing',
    leftMm: text(foot),
    rightMm: text(other),
    girthLeftMm: text(girth),
  })
  if (!skaterId.success || !answers || by === 'shoe' || !read.success)
    return { isKept: false, said: read.error?.issues[0]?.message ?? m.advice_mend() }
  const { leftMm = null, rightMm = null, girthLeftMm = null, girthRightMm = null, ...when } = read.data
  const { refusal } = await orRefusal(
    addMeasurement(db, {
      userId,
      skaterId: skaterId.data,
      measured: { ...when, leftMm, rightMm, girthLeftMm, girthRightMm },
    }),
  )
  return refusal ? { isKept: false, said: refusal.say(requestLocale()) } : { isKept: true, said: m.advice_keep_done() }
}
