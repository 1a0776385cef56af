import { isBare, isBootPart } from '#shop/advisers/pair-of.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'

type Part = Pick<ForSale, 'category' | 'type' | 'attributes' | 'options'>

const isForChildren = ({ attributes: { age } }: Part) => Array.isArray(age) && age.includes('kid')
const isGear = (type: string) => (part: Part) => part.category === 'protective' && part.type === type

/** Whether this skate can be part of a child's kit. */
export const isKitSkate = (part: Part) => isBootPart(part) && !isBare(part) && isForChildren(part)

const kit = [isKitSkate, isGear('helmet'), isGear('knee'), isGear('elbow')]

/** A child's kit: a skate made for children (perhaps also for adults), a helmet, knee pads and elbow pads, one of each. */
export const isKit = (parts: readonly Part[]) =>
  parts.length === kit.length && kit.every((isPart) => parts.filter(isPart).length === 1)

/**
 * Whether all services that make skate and blade one bundle are chosen. A figure blade is mounted and sharpened; the blade of a speed skate is mounted,
 * and its skater grinds it flat; a hockey skate is sharpened, and its runners are clipped in by hand (docs/reference/skating.md 3.4). `onBlade`: null
 * without a blade.
 */
export function hasItsWork(boot: Part, onBoot: readonly string[], onBlade: readonly string[] | null): boolean {
  if (boot.category === 'hockey') return onBoot.includes('sharpening')
  if (!onBlade) return false
  if (boot.category === 'speed') return onBlade.includes('mounting')
  return onBoot.includes('mounting') && onBlade.includes('sharpening')
}
