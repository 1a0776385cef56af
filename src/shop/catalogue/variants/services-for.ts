import type { CategorySlug } from '../product.ts'

/** The facts of a boot, a blade or a service that decide whether the service can be done. */
export type Serviceable = { category: CategorySlug; type: string; attributes: Record<string, unknown> }

const disciplineOfBlade: Record<string, string> = {
  figure: 'figure',
  dance: 'figure',
  hockey: 'hockey',
  speed_short: 'speed',
  speed_long: 'speed',
}
const boots: readonly string[] = ['figure', 'hockey', 'speed', 'recreational']

function disciplineOf({ category, attributes }: Serviceable) {
  if (category === 'blades')
    return typeof attributes.blade_for === 'string' ? disciplineOfBlade[attributes.blade_for] : undefined
  return boots.includes(category) ? category : undefined
}

/** Double runners of small children have no hollow to grind. */
const hasEdges = ({ category, attributes }: Serviceable) =>
  category === 'figure' ? attributes.blade_included === true : attributes.blade_style !== 'double_runner'

/** A blade, or a boot sold without one; a riveted sole takes no screws, a hockey runner is clipped into its holder (docs/reference/skating.md 3.4). */
const takesScrews = ({ category, attributes }: Serviceable) =>
  category === 'blades'
    ? attributes.blade_for !== 'hockey'
    : category === 'figure' && attributes.blade_included === false && attributes.mount !== 'rivet'

/** A boot to which a blade can be screwed: a figure boot without one, or a speed boot. */
export const mayBeMounted = (boot: Serviceable) => takesScrews(boot) || boot.category === 'speed'

const isMouldable = ({ category, attributes }: Serviceable) => category !== 'blades' && attributes.mouldable === true

/** Services sold with a pair, in the order in which they are done. Stretching is not offered before a boot has hurt. */
const work = { mounting: takesScrews, sharpening: hasEdges, moulding: isMouldable }
const kinds = Object.keys(work)

/** The position of a service among others on one pair. */
export const serviceRank = ({ type }: Pick<Serviceable, 'type'>) => kinds.indexOf(type)

export const isService = ({ category }: Pick<Serviceable, 'category'>) => category === 'services'

/** Whether this service can be done to this boot or blade. */
export function acceptsService(product: Serviceable, service: Serviceable): boolean {
  const discipline = disciplineOf(product)
  const fits = service.attributes.fits
  if (!discipline || !isService(service) || !kinds.includes(service.type)) return false
  return Array.isArray(fits) && fits.includes(discipline) && work[service.type as keyof typeof work](product)
}

/** The services that fit a product, in the order in which they are done. */
export const servicesFor = <S extends Serviceable>(product: Serviceable, services: readonly S[]): S[] =>
  services.filter((service) => acceptsService(product, service)).toSorted((a, b) => serviceRank(a) - serviceRank(b))

/** Whether it is sold by itself: goods always, a service only if the shop accepts skates that the customer already has. */
export const isSoldAlone = (product: Serviceable) => !isService(product) || product.attributes.alone === true
