import { z } from 'zod'
import { optionalText } from '#kit/localized-schema.ts'

/** Sections of the home page below its headline, in their default order. */
export const homeParts = ['strip', 'choice', 'season', 'size', 'blade', 'lines', 'gear', 'guides'] as const
export type HomePart = (typeof homeParts)[number]

/** Sections whose title the merchant can change. */
export const partsWithTitle: readonly HomePart[] = ['choice', 'season', 'size', 'blade', 'lines', 'gear', 'guides']
export const partsWithText: readonly HomePart[] = ['choice', 'season', 'size']
/** Sections whose products can be chosen. */
export const partsWithProducts: readonly HomePart[] = ['choice', 'season', 'gear']

export const maxChosen = 8
export const maxBanners = 3

/** One section of the page, or a banner of the shop (`banner-…`). Empty texts: the defaults. */
export const homeBlock = z.object({
  id: z.union([z.enum(homeParts), z.string().regex(/^banner-[a-z0-9]{1,12}$/)]),
  isOn: z.boolean().default(true),
  title: optionalText,
  text: optionalText,
  /** Slugs, in their order; empty: an automatic choice. */
  products: z.array(z.string()).max(maxChosen).default([]),
  /** Only for banners: a library picture, and the target of the button. */
  picture: z.string().default(''),
  href: z.string().default(''),
  action: optionalText,
})
export type HomeBlock = z.infer<typeof homeBlock>

export const homeLayout = z.array(homeBlock).max(homeParts.length + maxBanners)
export type HomeLayout = z.infer<typeof homeLayout>

export const isHomePart = (id: string): id is HomePart => homeParts.some((part) => part === id)

export const defaultHome = (): HomeLayout => homeParts.map((id) => homeBlock.parse({ id }))

/** A stored order, with sections that the shop has got since appended. */
export const completeHome = (stored: HomeLayout): HomeLayout => [
  ...stored,
  ...defaultHome().filter(({ id }) => !stored.some((one) => one.id === id)),
]
