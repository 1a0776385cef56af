import { inSentence, type Colour } from './colours.ts'

const views = {
  side: { vi: 'nhìn ngang', en: 'side view' },
  front: { vi: 'nhìn từ phía trước', en: 'front view' },
  back: { vi: 'nhìn từ phía sau', en: 'back view' },
  blade: { vi: 'cận cảnh lưỡi', en: 'close-up of the blade' },
  lace: { vi: 'cận cảnh dây và móc cài dây', en: 'close-up of laces and hooks' },
  pair: { vi: 'cả đôi', en: 'the pair' },
}
export type View = keyof typeof views
export type Words = { vi: string; en: string }

/** One colour of a product as pictured. `seen` tells in the alt text of the side view what else there is to see. */
export type Look = { colour: Colour; look: string; seen: Words; more?: View[] }

function alt(name: Words, colour: Colour, view: View): Words {
  const shade = inSentence(colour)
  return { vi: `${name.vi} ${shade.vi}, ${views[view].vi}`, en: `${name.en} ${shade.en}, ${views[view].en}` }
}

export function picturesOf(name: Words, looks: readonly Look[]) {
  return looks.flatMap(({ colour, look, seen, more = [] }) => {
    const side = alt(name, colour, 'side')
    return [
      {
        file: `${look}-side`,
        alt: { vi: `${side.vi}: ${seen.vi}`, en: `${side.en}: ${seen.en}` },
        options: { colour },
      },
      ...more.map((view) => ({ file: `${look}-${view}`, alt: alt(name, colour, view), options: { colour } })),
    ]
  })
}

/** A view of a boot that also stands for a service. A file has one alt text in the shop, so it is worded as on the boot. */
export const borrowed = (name: string, { colour, look }: { colour: Colour; look: string }, view: View) => [
  { file: `${look}-${view}`, alt: alt({ vi: name, en: name }, colour, view) },
]
