import { langIfOther, type Locale } from '#kit/localized.ts'
import { countMessage } from '#kit/count-message.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'
import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import type { ForSaleCounts } from '#shop/search/listings/count-for-sale.ts'
import { listingQuery, emptyListing } from '#shop/search/listing.ts'
import { m } from '#words/messages.js'
import type { Menu, MenuGroup, MenuItem } from './menu.ts'

type NamedLine = { slug: string; name: string; tagline?: string }
type Article = { slug: string; locale: Locale; title: string; summary: string }
export type MenuFacts = {
  shelves: ForSaleCounts
  packshots: Record<BootDiscipline, string | null>
  lines: NamedLine[]
  guides: Article[]
  hasBundles?: boolean
  locale: Locale
}

const notes: Record<BootDiscipline, () => string> = {
  figure: m.layout_nav_figure_note,
  hockey: m.layout_nav_hockey_note,
  speed: m.layout_nav_speed_note,
  recreational: m.layout_nav_recreational_note,
}

const names: Record<CategorySlug, () => string> = {
  figure: m.category_figure,
  hockey: m.category_hockey,
  speed: m.category_speed,
  recreational: m.category_recreational,
  blades: m.layout_nav_blades,
  protective: m.layout_nav_protective,
  accessories: m.layout_nav_accessories,
  services: m.layout_nav_services,
}
export const gear = ['blades', 'protective', 'accessories', 'services'] as const satisfies CategorySlug[]

/** Short names of all categories with their addresses, in the order of the shop. */
export const categoryItem = (slug: CategorySlug): MenuItem => ({
  label: names[slug](),
  href: slug === 'accessories' ? '/shop/accessories' : `/shop/category/${slug}`,
})
export const categoryItems = () => [...bootDisciplines, ...gear].map(categoryItem)

/** From the first lesson up; no list that fits a column holds more. */
const levelOrder = ['basic', 'beginner', 'recreational', 'single', 'double', 'advanced', 'league', 'competitive']
const maxLevels = 6

const allBoots = (level: string) =>
  `/shop${listingQuery({ ...emptyListing, chosen: { category: [...bootDisciplines], level: [level] } })}`

/** The menu of what is for sale now: a category with nothing to buy has no entry. */
export function buildMenu({ shelves, packshots, lines, guides, hasBundles, locale }: MenuFacts): Menu {
  const countOf = (slug: CategorySlug) => shelves.categories.find(({ value }) => value === slug)?.count ?? 0
  const sold = lines.filter(({ slug }) => shelves.lines.some(({ value }) => value === (slug as LineSlug)))
  const builder = countOf('figure') && countOf('blades') ? [{ label: m.bundle_title(), href: '/set-builder' }] : []
  const bundles = hasBundles ? [{ label: m.bundle_ready_title(), href: '/bundles' }] : []
  const more: MenuGroup[] = [
    { title: m.layout_nav_by_line(), items: sold.map(lineItem) },
    { title: m.layout_nav_by_level(), items: levelItems(shelves, locale) },
    {
      title: m.layout_nav_more(),
      items: [...gear.filter((slug) => countOf(slug)).map(categoryItem), ...builder, ...bundles],
    },
  ]
  return {
    disciplines: bootDisciplines
      .filter((slug) => countOf(slug))
      .map((slug) => ({
        ...categoryItem(slug),
        description: notes[slug](),
        icon: slug,
        badge: countMessage(countOf(slug), [m.layout_nav_models_one, m.layout_nav_models]),
        picture: packshots[slug],
      })),
    more: more.filter(({ items }) => items.length),
    guides: guides.map((guide) => guideItem(guide, locale)),
  }
}

/** The tagline says first whom a line is for: `Cho người thi đấu: độ cứng 70–95, …`. */
const lineItem = ({ slug, name, tagline }: NamedLine): MenuItem => ({
  label: name,
  href: `/shop/brand/${slug}`,
  description: tagline?.split(':')[0],
})

const guideItem = ({ slug, locale, title, summary }: Article, ofPage: Locale): MenuItem => ({
  label: title,
  lang: langIfOther(locale, ofPage),
  href: `/guides/${slug}`,
  description: summary || undefined,
})

/** The levels for which there are most boots, from the first lesson up. */
function levelItems({ levels }: ForSaleCounts, locale: Locale): MenuItem[] {
  const shown = levels
    .filter(({ value }) => levelOrder.includes(value))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxLevels)
    .map(({ value }) => value)
  return levelOrder
    .filter((level) => shown.includes(level))
    .map((level) => ({ label: levelLabel(level, locale), href: allBoots(level) }))
}
