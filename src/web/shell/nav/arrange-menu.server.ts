import type { Locale } from '#kit/localized.ts'
import type { PlanItem } from '#shop/settings/menu-plan.ts'
import { m } from '#words/messages.js'
import { categoryItems } from './build-menu.server.ts'
import { labelOf, menuMarksOf, needsPublishing } from './build-nav.server.ts'
import type { Menu, MenuItem } from './menu.ts'

type Names = ReadonlyMap<string, string>
type Langs = ReadonlyMap<string, Locale | undefined>

/**
 * The shop menu as the merchant arranged it. Categories and bundles with nothing for sale still have no entry; the merchant's own pages stand in the
 * last row, labelled from `names` where they have no label of their own; `langs` are the languages of those names.
 */
export function arrangeMenu(menu: Menu, plan: PlanItem[] | undefined, names: Names, langs: Langs = new Map()): Menu {
  if (!plan) return menu
  const shopPaths = new Set(['/set-builder', '/bundles', ...categoryItems().map(({ href }) => href)])
  const last = menu.more.find(({ title }) => title === m.layout_nav_more()) ?? { title: m.layout_nav_more(), items: [] }
  const disciplines = plan.flatMap((item) =>
    menu.disciplines
      .filter(({ href }) => href === item.href)
      .map((one) => ({ ...one, ...labelOf(item, one.label), ...menuMarksOf(item) })),
  )
  const items = plan.flatMap((item): MenuItem[] => {
    const existing = last.items.find(({ href }) => href === item.href)
    const words = labelOf(item, existing?.label ?? names.get(item.href), langs.get(item.href))
    const isOwnPage = !shopPaths.has(item.href) && (names.has(item.href) || !needsPublishing(item.href))
    return words && (existing || isOwnPage) ? [{ ...words, href: item.href, ...menuMarksOf(item) }] : []
  })
  return { ...menu, disciplines, more: [...menu.more.filter((one) => one !== last), { ...last, items }] }
}
