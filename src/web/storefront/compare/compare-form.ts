import { z } from 'zod'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import type { CompareProfile } from '#shop/advisers/comparison.ts'
import { widths } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'

/** The most slugs read from an address; four of them can be compared. */
const maxSlugs = 8
const slug = /^[a-z0-9-]{1,120}$/

/** `?p=a,b` and `?p=a&p=b` alike. */
export const readCompareSlugs = (params: URLSearchParams) =>
  params
    .getAll('p')
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().toLowerCase())
    .filter((text) => slug.test(text))
    .slice(0, maxSlugs)

const number = (from: number, to: number, error: () => string) =>
  z
    .string()
    .transform((typed) => Number(typed.replace(',', '.')))
    .pipe(z.number({ error }).min(from, { error }).max(to, { error }))
    .optional()

const fields = z.object({
  discipline: z.string().max(20).optional(),
  size: number(140, 330, m.compare_size_wrong),
  width: z.enum(widths, { error: m.advice_choose_listed }).optional(),
  stiffness: number(10, 100, m.compare_stiffness_wrong),
  /** `5.000.000` as it is written here. */
  budget: typedWhole(1, 1_000_000_000, m.compare_budget_wrong).optional(),
})
export type ProfileTyped = Partial<Record<keyof z.infer<typeof fields>, string>>

/** The shopper's profile; an invalid value gives an error and no weight. */
export function readProfile(params: URLSearchParams) {
  const entries = [...params]
    .filter(([name, value]) => Object.hasOwn(fields.shape, name) && value.trim() !== '')
    .map(([name, value]): [string, string] => [name, value.slice(0, 20)])
  const typed: ProfileTyped = Object.fromEntries(entries)
  const read = fields.safeParse(typed)
  const problems: ProfileTyped = Object.fromEntries(
    read.success ? [] : read.error.issues.map(({ path, message }) => [String(path[0]), message]),
  )
  const sound = Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in problems)))
  const { discipline, size, width, stiffness, budget } = fields.parse(sound)
  const profile: CompareProfile = {
    discipline: discipline ?? null,
    size_mm: size ?? null,
    width: width ?? null,
    stiffness_index: stiffness ?? null,
    budget: budget ?? null,
  }
  const profileQuery = new URLSearchParams(entries).toString()
  return { typed, problems, profile, profileQuery, isAsked: Object.values(profile).some((value) => value !== null) }
}
