import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { levelLabel, typeLabel } from '../attributes/labels.server.ts'
import type { CategorySlug } from '../product.ts'

type Titled = {
  name: string
  category: CategorySlug
  type: string
  levels: readonly string[]
  attributes: Record<string, unknown>
}

const nouns: Partial<Record<CategorySlug, typeof m.product_name_figure>> = {
  figure: m.product_name_figure,
  hockey: m.product_name_hockey,
  speed: m.product_name_speed,
  recreational: m.product_name_recreational,
}

/**
 * The page title for people who search without knowing the name: kind and sport, type, level. Words already in the name are not repeated, and words
 * beyond `maxLength` letters are left out.
 */
export function productTitle(product: Titled, locale: Locale, maxLength: number) {
  const { category, type, levels } = product
  const nameWithNoun = withNoun(product, locale)
  const isInNoun = category === 'figure' && (type === 'set' || type === 'boot_only')
  const label = isInNoun ? '' : typeLabel(type, locale)
  const more = [label, levels[0] ? levelLabel(levels[0], locale) : '']
  return more.reduce((title, part) => {
    const longer = `${title} · ${part}`
    return !part || says(title, part) || longer.length > maxLength ? title : longer
  }, nameWithNoun)
}

function withNoun({ name, category, attributes }: Titled, locale: Locale) {
  const isBare = category === 'figure' && attributes.blade_included === false
  const noun = isBare ? m.product_name_boot : nouns[category]
  return noun && !says(name, noun({ name: '' }, { locale })) ? noun({ name }, { locale }) : name
}

const says = (text: string, part: string) => fold(text).includes(fold(part))
