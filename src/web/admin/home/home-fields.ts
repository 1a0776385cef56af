import {
  partsWithProducts,
  isHomePart,
  partsWithText,
  partsWithTitle,
  completeHome,
  type HomeBlock,
} from '#shop/settings/home-layout.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { FormShape } from '#web/admin-kit/form/form-shape.ts'
import type { Localized } from '#kit/localized.ts'

type HomeSettings = Pick<ShopSettings, 'home' | 'homeDraft' | 'heroTitle' | 'heroText'>
type Texts = Record<string, string>

export const homeShape: FormShape = { ordered: ['block'], many: ['product.'] }

/** The home page, or its draft, as field values. */
export function homeFields({ home, homeDraft, heroTitle, heroText }: HomeSettings): Texts {
  const draft = homeDraft ?? { blocks: home, heroTitle, heroText }
  const blocks = completeHome(draft.blocks)
  return {
    ...both('heroTitle', draft.heroTitle),
    ...both('heroText', draft.heroText),
    block: blocks.map(({ id }) => id).join(','),
    ...Object.assign({}, ...blocks.map(blockFields)),
  }
}

const both = (name: string, { vi, en }: Localized): Texts => ({
  [`${name}.vi`]: vi,
  [`${name}.en`]: en,
})

function blockFields({ id, isOn, title, text, products, picture, href, action }: HomeBlock): Texts {
  const part = isHomePart(id) ? id : undefined
  return {
    [`on.${id}`]: isOn ? 'on' : '',
    ...((!part || partsWithTitle.includes(part)) && both(`title.${id}`, title)),
    ...((!part || partsWithText.includes(part)) && both(`text.${id}`, text)),
    ...(part && partsWithProducts.includes(part) && { [`product.${id}`]: products.join(',') }),
    ...(!part && { [`picture.${id}`]: picture, [`href.${id}`]: href, ...both(`action.${id}`, action) }),
  }
}
