import type { z } from 'zod'
import { bornIn, skaterFacts, type MeasurementForm } from '#shop/identity/skaters/skater-form.ts'

/** The form values as stored: empty fields become null. */
export function skaterFactsOf(form: z.infer<typeof skaterFacts>) {
  const { nickname, isChild, discipline = null, level = null, weight = null, sex = null } = form
  return { nickname, isChild: isChild === 'on', discipline, level, weightKg: weight, sex, bornIn: bornIn(form) ?? null }
}

export const measurementOf = ({ measuredOn, posture, ...feet }: MeasurementForm) => ({
  measuredOn,
  posture,
  leftMm: feet.leftMm ?? null,
  rightMm: feet.rightMm ?? null,
  girthLeftMm: feet.girthLeftMm ?? null,
  girthRightMm: feet.girthRightMm ?? null,
})
