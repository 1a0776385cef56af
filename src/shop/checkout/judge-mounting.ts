import { isBlade, isBoot, isOfOneFamily } from '#shop/advisers/pair-of.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { markOf } from '#shop/cart/set-mark.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { mayBeMounted, takesWork } from '#shop/catalogue/services-for.ts'
import type { Problem } from './problem.ts'

type Line = { wanted: WantedLine; sold: ForSale; service: ForSale | undefined }
type Known = ReadonlyMap<string, ForSale>

/**
 * Mounting joins a boot and a blade: it is bought once for each pair, on the boot or on the blade, and not where one of the two is missing. A whole set is
 * judged by itself; everything else of the cart may belong together.
 */
export function judgeMounting(wanted: readonly WantedLine[], known: Known): Problem[] {
  const lines = wanted.flatMap((line): Line[] => {
    const sold = known.get(line.variantId)
    return sold && (isBoot(sold) || isBlade(sold))
      ? [{ wanted: line, sold, service: mountingOn(line, sold, known) }]
      : []
  })
  if (!lines.some(({ service }) => service)) return []
  return [...groupsOf(lines).values()].flatMap(judgeGroup)
}

const mountingOn = (line: WantedLine, sold: ForSale, known: Known) =>
  (line.services ?? [])
    .flatMap((id) => known.get(id) ?? [])
    .find((service) => service.type === 'mounting' && takesWork(sold, service))

function groupsOf(lines: Line[]) {
  const marked = Map.groupBy(lines, ({ wanted }) => markOf(wanted) ?? '')
  const isWhole = (mark: string) =>
    mark !== '' && [isBoot, isBlade].every((is) => marked.get(mark)!.some(({ sold }) => is(sold)))
  return Map.groupBy(lines, ({ wanted }) => {
    const mark = markOf(wanted) ?? ''
    return isWhole(mark) ? mark : ''
  })
}

const count = (lines: Line[]) => lines.reduce((sum, { wanted }) => sum + wanted.quantity, 0)

function judgeGroup(group: Line[]): Problem[] {
  const [boots, blades] = [group.filter(({ sold }) => isBoot(sold)), group.filter(({ sold }) => isBlade(sold))]
  const bare = boots.filter(({ sold }) => mayBeMounted(sold))
  const partnersOf = ({ sold }: Line) =>
    isBlade(sold)
      ? bare.filter((boot) => isOfOneFamily(boot.sold, sold))
      : blades.filter((blade) => isOfOneFamily(sold, blade.sold))
  const mounted = group.filter(({ service }) => service)
  const lonely = mounted.filter((line) => partnersOf(line).length === 0)
  const paired = mounted.filter((line) => !lonely.includes(line))
  const mountable = blades.filter((blade) => partnersOf(blade).length > 0)
  const pairs = Math.min(count(bare.filter((boot) => partnersOf(boot).length > 0)), count(mountable))
  return [...lonely.map(alone), ...(count(paired) > pairs ? beyond(paired) : [])]
}

/** More mountings than pairs: where both parts have one, that on the blade is the second; else there are too few of the other part. */
function beyond(paired: Line[]): Problem[] {
  const [onBoots, onBlades] = [paired.filter(({ sold }) => isBoot(sold)), paired.filter(({ sold }) => isBlade(sold))]
  if (onBoots.length && onBlades.length) return onBlades.map((line) => ({ kind: 'work-twice', ...about(line) }))
  return paired.map(alone)
}

const alone = (line: Line): Problem => ({
  kind: 'work-alone',
  needs: isBlade(line.sold) ? 'boot' : 'blade',
  ...about(line),
})

const about = ({ wanted, sold, service }: Line) => ({
  lineId: lineKey(wanted),
  name: sold.name,
  service: service!.variantId,
  serviceName: service!.name,
})
