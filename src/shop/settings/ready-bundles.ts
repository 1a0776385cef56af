import { z } from 'zod'
import { optionalText } from '#kit/localized-schema.ts'

/**
 * Bundles that the merchant defined, each sized part by part on one page: a hockey skate with services, a speed skate with blades and their mounting,
 * and a child's first kit. Figure boots and blades are combined freely in the builder.
 */
export const readyBundleKinds = ['hockey', 'speed', 'kit'] as const
export type ReadyBundleKind = (typeof readyBundleKinds)[number]

export const bundleRoles = ['skate', 'blade', 'helmet', 'knee', 'elbow'] as const
export type BundleRole = (typeof bundleRoles)[number]

/** The parts of each kind, in the order of the choice. A hockey skate comes with steel; runners are one more part if the merchant lists some. */
export const rolesOfKind: Record<ReadyBundleKind, readonly BundleRole[]> = {
  hockey: ['skate', 'blade'],
  speed: ['skate', 'blade'],
  kit: ['skate', 'helmet', 'knee', 'elbow'],
}
export const isOptionalRole = (kind: ReadyBundleKind, role: BundleRole) => kind === 'hockey' && role === 'blade'

export const maxReadyBundles = 24
export const maxProductsOfPart = 6

export const readyBundle = z.object({
  /** The last part of its address, in both languages. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  kind: z.enum(readyBundleKinds),
  isOn: z.boolean().default(true),
  name: optionalText,
  text: optionalText,
  /** For a kit: the suitable skate sizes in mm, both ends included. */
  sizes: z.tuple([z.int(), z.int()]).nullable().default(null),
  /** Slugs of the products to choose from, by part. */
  parts: z.partialRecord(z.enum(bundleRoles), z.array(z.string()).max(maxProductsOfPart)).default({}),
})
export type ReadyBundle = z.infer<typeof readyBundle>

/** The parts of this bundle. */
export const bundleRolesOf = ({ kind, parts }: Pick<ReadyBundle, 'kind' | 'parts'>) =>
  rolesOfKind[kind].filter((role) => parts[role]?.length)

/** Whether a skate of this size, in mm, suits the age of the kit. */
export const isSizeWithin = (sizes: ReadyBundle['sizes'], size: string | undefined) =>
  !sizes || (Number(size) >= sizes[0] && Number(size) <= sizes[1])

/** Whether it is for sale: it is switched on, and every required part has a product. */
export const isOffered = (bundle: ReadyBundle) =>
  bundle.isOn &&
  rolesOfKind[bundle.kind].every((role) => bundle.parts[role]?.length || isOptionalRole(bundle.kind, role))
