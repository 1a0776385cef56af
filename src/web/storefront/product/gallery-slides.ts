import { picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import type { Options } from '#shop/catalogue/product.ts'
import type { ProductView } from './find-product-view.server.ts'

type Picture = ProductView['pictures'][number]
type Named = { name: string; lang?: string }

/** The size of a picture in the grid; `row`: only in the row on phones. */
type SlideLook = 'whole' | 'half' | 'third' | 'row'
/** `other`: of which choice it is, where that is not the chosen one. */
export type Slide = Picture & { look: SlideLook; other?: Named }

/** Pictures of the choice first, the most informative view first. The grid shows one of each other colour, so that it ends where the form beside it does, and leaves no gap: the rest are halves, and three thirds where their number is odd. */
export function layOut(pictures: Picture[], options: ProductView['options'], choice: Options): Slide[] {
  const slides = picturesFor(pictures, choice).map((picture) => ({
    ...picture,
    other: shownOptionOf(picture, options, choice),
  }))
  const inGrid = slides.filter(
    ({ other }, at) => !other || slides.findIndex((one) => one.other?.name === other.name) === at,
  )
  const lastSmall = inGrid.length - 1
  const lookAt = (place: number): SlideLook => {
    if (place < 0) return 'row'
    if (place === 0 || lastSmall === 1) return 'whole'
    return lastSmall % 2 && place > lastSmall - 3 ? 'third' : 'half'
  }
  return slides.map((slide) => ({ ...slide, look: lookAt(inGrid.indexOf(slide)) }))
}

/** The label of the option that a picture shows, if it is not the chosen one. */
function shownOptionOf({ of }: Picture, options: ProductView['options'], choice: Options): Named | undefined {
  if (!of) return undefined
  for (const { key, values } of options) {
    if (of[key] === undefined || of[key] === choice[key]) continue
    const option = values.find(({ value }) => value === of[key])
    if (option) return { name: option.label, ...(option.lang && { lang: option.lang }) }
  }
  return undefined
}
