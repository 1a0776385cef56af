import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { soleOverLabelMm, type Part } from '#shop/advisers/pair-of.ts'
import { listBundleParts } from '#shop/catalogue/variants/list-bundle-parts.ts'
import type { OwnBoot } from '#web/parts/advisers/blade-form.ts'
import { findBladesForBoot, type BladeView } from '#web/parts/advisers/find-blades-for-boot.server.ts'
import type { BladeToolQuestion } from './blade-tool-form.ts'
import { skillOf } from './skills.ts'

const families = {
  figure: 'figure',
  dance: 'figure',
  hockey: 'hockey',
  speed_short: 'speed',
  speed_long: 'speed',
  recreational: 'recreational',
} as const

/** Every loose blade of the discipline: those that fit this boot, the most suitable first, and why the others do not. */
export async function findBladeProducts(question: BladeToolQuestion, own: OwnBoot | undefined) {
  const { discipline, level } = skillOf(question.skill)
  const family = families[discipline]
  if (family === 'recreational') return null
  const skater = { discipline: discipline === 'dance' ? ('dance' as const) : family, level: level ?? '' }
  const models = (await listBundleParts(db)).blades.filter(({ bladeFor }) => families[bladeFor as 'figure'] === family)
  const { fitting, unfit } = await findBladesForBoot(own ? shopBoot(question, own) : measuredBoot(question, family), {
    models,
    skater,
    blade: undefined,
    allowed: [],
    locale: requestLocale(),
  })
  return { fitting: fitting.map(inShort), unfit: unfit.map(inShort), isHockey: family === 'hockey' }
}
export type BladeProducts = NonNullable<Awaited<ReturnType<typeof findBladeProducts>>>

/** A boot of the shop goes by its record: its own discipline, mount and label. */
const shopBoot = ({ size }: BladeToolQuestion, { discipline, mount, system, spacing }: OwnBoot): Part => ({
  category: discipline,
  attributes: { mount, holder_system: system, mount_mm: spacing },
  options: { size: String(size) },
})

/** Any other boot goes by its measurements, with a screw mount, which every boot allows. */
const measuredBoot = ({ size, outsole, system, spacing }: BladeToolQuestion, category: string): Part => ({
  category,
  attributes: { mount: 'screw', holder_system: system ?? null, mount_mm: spacing ?? null },
  options: { size: String(bootSize({ size, outsole }, category)) },
})

/** As the blade finder takes it: a figure blade goes by the sole, everything else by the label, where both are known. */
function bootSize({ size, outsole }: Pick<BladeToolQuestion, 'size' | 'outsole'>, category: string) {
  const bySole = outsole === undefined ? undefined : outsole - soleOverLabelMm
  return category === 'figure' ? (bySole ?? size) : (size ?? bySole)
}

function inShort({ productId, name, slug, picture, shown, unfit, points, status, cuts }: BladeView) {
  const best = cuts.find(({ isBest }) => isBest)
  return {
    id: productId,
    name,
    picture,
    price: shown.price,
    length: best?.label ?? null,
    isThere: shown.isThere,
    isDoubtful: status === 'warn',
    said: best
      ? [...shown.said, ...points.map(({ text }) => `${text}.`)]
      : unfit.map(({ lengths, why }) => `${lengths}: ${why}`),
    // No length is chosen of a blade that does not fit.
    to: `/product/${slug}${best ? `?${new URLSearchParams(shown.options as Record<string, string>)}` : ''}`,
  }
}
