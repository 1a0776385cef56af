import { z } from 'zod'

/** Parts of the home page below its headline, in the order in which a shop has them before anybody moved them. */
export const homeParts = ['strip', 'choice', 'season', 'size', 'blade', 'lines', 'gear', 'guides'] as const
export type HomePart = (typeof homeParts)[number]

/** Which of its words a part lets the merchant say. */
export const partsWithTitle: readonly HomePart[] = ['choice', 'season', 'size', 'blade', 'lines', 'gear', 'guides']
export const partsWithText: readonly HomePart[] = ['choice', 'season', 'size']
/** Rows whose products may be chosen by hand. */
export const partsWithProducts: readonly HomePart[] = ['choice', 'season', 'gear']

export const mostChosen = 8
export const mostBanners = 3

const both = z.object({ vi: z.string(), en: z.string() }).default({ vi: '', en: '' })

/** One part of the page, or a banner of the shop's own (`banner-…`). Empty words: the shop's own. */
export const homeBlock = z.object({
  id: z.union([z.enum(homeParts), z.string().regex(/^banner-[a-z0-9]{1,12}$/)]),
  isOn: z.boolean().default(true),
  title: both,
  text: both,
  /** Slugs, in their order; none: what the shop finds out by itself. */
  products: z.array(z.string()).max(mostChosen).default([]),
  /** Only for banners: a picture of the library, and the target of the button. */
  picture: z.string().default(''),
  href: z.string().default(''),
  action: both,
})
export type HomeBlock = z.infer<typeof homeBlock>

export const homeLayout = z.array(homeBlock).max(homeParts.length + mostBanners)
export type HomeLayout = z.infer<typeof homeLayout>

export const isHomePart = (id: string): id is HomePart => homeParts.some((part) => part === id)

export const defaultHome = (): HomeLayout => homeParts.map((id) => homeBlock.parse({ id }))

/** A kept order with whatever part has come to the shop since, at its end. */
export const completeHome = (kept: HomeLayout): HomeLayout => [
  ...kept,
  ...defaultHome().filter(({ id }) => !kept.some((one) => one.id === id)),
]
