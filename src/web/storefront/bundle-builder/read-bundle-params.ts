import { z } from 'zod'
import { ices } from '#shop/advisers/hollow.ts'
import { skaterLevels } from '#shop/identity/skaters/skater.ts'
import { bundleFields, type BundleChoice } from '#web/shell/nav/bundle-address.ts'
import { m } from '#words/messages.js'

/** For whom the blade is: `figure.single`. */
export const bundleLevels = (['figure', 'dance'] as const).flatMap((discipline) =>
  skaterLevels[discipline].map((level) => `${discipline}.${level}`),
)

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength).optional().catch(undefined)
const fields = z.object({
  boot: text(120),
  colour: text(40),
  fit: text(24),
  blade: text(120),
  hollow: text(8),
  moulding: z.literal('on').optional().catch(undefined),
  skater: z.uuid().optional().catch(undefined),
  level: z.enum(bundleLevels).optional().catch(undefined),
  ice: z.enum(ices).optional().catch(undefined),
  replaces: z.uuid().optional().catch(undefined),
  pair: z.uuid().optional().catch(undefined),
})
const weight = z.coerce
  .number({ error: m.bundle_weight_wrong })
  .min(10, { error: m.bundle_weight_wrong })
  .max(200, { error: m.bundle_weight_wrong })

export type BundleParams = z.infer<typeof fields> & {
  weightKg: number | null
  typed: BundleChoice
  weightProblem?: string
}

/** Reads an address or a form. Only typed fields can have errors: all others are chosen from lists, and unknown values count as not chosen. */
export function readBundleParams(entries: Iterable<readonly [string, unknown]>): BundleParams {
  const present = Object.fromEntries(
    [...entries].filter(
      ([name, value]) => bundleFields.some((one) => one === name) && typeof value === 'string' && value,
    ),
  ) as BundleChoice
  const params = fields.parse(present)
  const typed = { ...params, weight: present.weight?.slice(0, 12) }
  if (present.weight === undefined) return { ...params, typed, weightKg: null }
  const read = weight.safeParse(present.weight.trim().replace(',', '.'))
  return read.success
    ? { ...params, typed, weightKg: read.data }
    : { ...params, typed, weightKg: null, weightProblem: m.bundle_weight_wrong() }
}
