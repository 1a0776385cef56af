import { m } from '#words/messages.js'
import type { Locale } from '#kit/localized.ts'

type Message = (inputs: object, options: { locale: Locale }) => string
const words = m as unknown as Record<string, Message | undefined>

/** Looks a label up by its key. Server only: a look-up by key would send every message to the browser. */
const label = (key: string, locale: Locale, fallback: string): string =>
  words[key.replace(/[^a-z0-9]+/gi, '_').toLowerCase()]?.({}, { locale }) ?? fallback

export const typeLabel = (type: string, locale: Locale) => label(`type_${type}`, locale, type)
export const levelLabel = (level: string, locale: Locale) => label(`level_${level}`, locale, level)
export const optionName = (key: string, locale: Locale) => label(`option_${key}`, locale, key)
export const attributeLabel = (key: string, locale: Locale) => label(`attribute_${key}`, locale, key)
export const choiceLabel = (key: string, value: string, locale: Locale) =>
  label(`choice_${key}_${value}`, locale, value)

/** The name of a category, a type or a line in the menus. */
export const taxonomyLabel = (kind: 'category' | 'type' | 'line', slug: string, locale: Locale) => {
  if (kind === 'type') return typeLabel(slug, locale)
  if (kind === 'line') return slug[0]!.toUpperCase() + slug.slice(1)
  return label(`choice_fits_${slug}`, locale, label(`layout_nav_${slug}`, locale, slug))
}
