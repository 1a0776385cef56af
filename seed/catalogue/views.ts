import { inSentence, type Colour } from './colours.ts'
import { zoomWidth } from '#shop/media/widths.ts'
import { cutoutEnding } from '#ui/cutout.ts'
import taken from './pictures.json' with { type: 'json' }
import zoomable from './zoomable.json' with { type: 'json' }

const views = {
  side: { vi: 'nhìn ngang', en: 'side view' },
  front: { vi: 'nhìn từ phía trước', en: 'front view' },
  back: { vi: 'nhìn từ phía sau', en: 'back view' },
  blade: { vi: 'cận cảnh lưỡi', en: 'close-up of the blade' },
  sole: { vi: 'nhìn từ dưới đế', en: 'the sole' },
  lace: { vi: 'cận cảnh dây và móc cài dây', en: 'close-up of laces and hooks' },
  pair: { vi: 'cả đôi', en: 'the pair' },
}
export type View = keyof typeof views
export type Words = { vi: string; en: string }

/** The studio calls its angles by what it sees of a boot; of a helmet or a bag the same angles show something else. */
const viewsOfThings: Partial<typeof views> = {
  front: { vi: 'nhìn từ góc khác', en: 'from another angle' },
  blade: { vi: 'cận cảnh', en: 'close-up' },
}

/** Blades are sold by the pair and pictured so; the further views are of one, as a buyer compares it with the old one. */
const viewsOfBlades: Partial<typeof views> = {
  front: { vi: 'một chiếc nhìn ngang', en: 'one blade in profile' },
  back: { vi: 'mặt đế nhìn từ trên', en: 'the mounting plates from above' },
  blade: { vi: 'cận cảnh phần mũi', en: 'close-up of the toe end' },
}

/** Flat things show nothing from behind. */
const viewsOfFlatThings: Partial<typeof views> = { ...viewsOfThings, back: { vi: 'nhìn từ trên', en: 'from above' } }

/** One colour of a product as pictured. `seen` tells in the alt text of the side view what else there is to see. */
export type Look = { colour: Colour; look: string; seen: Words }

/** A product without a choice of colour, with the alt text of its side view. */
export type PlainLook = { look: string; alt: Words }

const isBoot = (look: string) => /^(figure|hockey|speed|rec)-/.test(look)
const isFlat = (look: string) => /^(guards|soakers|stone|cloth)-/.test(look)

function ownViews(look: string) {
  if (isBoot(look)) return {}
  if (look.startsWith('blade-')) return viewsOfBlades
  return isFlat(look) ? viewsOfFlatThings : viewsOfThings
}

function alt(name: Words, { look, colour }: { look: string; colour?: Colour }, view: View): Words {
  const shade = colour && inSentence(colour)
  const seen = ownViews(look)[view] ?? views[view]
  const sentence = (locale: keyof Words) =>
    `${[name[locale], shade?.[locale]].filter(Boolean).join(' ')}, ${seen[locale]}`
  return { vi: sentence('vi'), en: sentence('en') }
}

/** Whichever views of a look the studio has delivered, the side first: scripts/encode-pictures.ts keeps the list. */
const viewsOf = (look: string) => ((taken as Record<string, string[]>)[look] ?? []) as View[]

const zoomablePictures = new Set<string>(zoomable)

/** The file of one view, and its width where that is more than the usual. */
const stored = (look: string, view: View) => ({
  file: `${look}-${view}${cutoutEnding}`,
  ...(zoomablePictures.has(`${look}-${view}`) && { width: zoomWidth }),
})

const furtherPictures = (name: Words, look: { look: string; colour?: Colour }) =>
  viewsOf(look.look)
    .filter((view) => view !== 'side')
    .map((view) => ({ ...stored(look.look, view), alt: alt(name, look, view) }))

export const picturesOf = (name: Words, looks: readonly Look[]) =>
  looks.flatMap(({ colour, look, seen }) => {
    const side = alt(name, { look, colour }, 'side')
    const main = {
      ...stored(look, 'side'),
      alt: { vi: `${side.vi}: ${seen.vi}`, en: `${side.en}: ${seen.en}` },
    }
    return [main, ...furtherPictures(name, { look, colour })].map((picture) => ({ ...picture, options: { colour } }))
  })

export const plainPictures = (name: Words, { look, alt: ofSide }: PlainLook) => [
  { ...stored(look, 'side'), alt: ofSide },
  ...furtherPictures(name, { look }),
]

/** Views of goods that also show what a service works on. A file has one alt text in the shop, so it is worded as on the goods. */
export const borrowed = (name: Words, look: { colour?: Colour; look: string }, ...of: View[]) =>
  of.map((view) => ({ ...stored(look.look, view), alt: alt(name, look, view) }))

/** Whether the studio has delivered this picture, by its file's name. */
export const isTaken = (file: string) => file.startsWith('scene-') || takenFiles.has(file)

const takenFiles = new Set(
  Object.entries(taken).flatMap(([look, of]) => of.map((view) => `${look}-${view}${cutoutEnding}`)),
)
