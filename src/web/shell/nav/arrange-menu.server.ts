import { inLocale } from '#kit/localized.ts'
import type { PlanItem } from '#shop/settings/menu-plan.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { categoryItems } from './build-menu.server.ts'
import { menuMarksOf, needsPublishing } from './build-nav.server.ts'
import type { Menu, MenuItem } from './menu.ts'

type Names = ReadonlyMap<string, string>

/** The shop menu as the merchant arranged it. Categories with nothing for sale still have no entry; the merchant's own pages stand in the last row, labelled from `names` where they have no label of their own. */
export function arrangeMenu(menu: Menu, plan: PlanItem[] | undefined, names: Names): Menu {
  if (!plan) return menu
  const shopPaths = new Set(['/set-builder', ...categoryItems().map(({ href }) => href)])
  const last = menu.more.find(({ title }) => title === m.layout_nav_more()) ?? { title: m.layout_nav_more(), items: [] }
  const wordsOf = ({ label }: PlanItem) => inLocale(label, getLocale())
  const disciplines = plan.flatMap((item) =>
    menu.disciplines
      .filter(({ href }) => href === item.href)
      .map((one) => ({ ...one, label: wordsOf(item) || one.label, ...menuMarksOf(item) })),
  )
  const items = plan.flatMap((item): MenuItem[] => {
    const existing = last.items.find(({ href }) => href === item.href)
    const label = wordsOf(item) || existing?.label || names.get(item.href)
    const isOwnPage = !shopPaths.has(item.href) && (names.has(item.href) || !needsPublishing(item.href))
    return label && (existing || isOwnPage) ? [{ label, href: item.href, ...menuMarksOf(item) }] : []
  })
  return { ...menu, disciplines, more: [...menu.more.filter((one) => one !== last), { ...last, items }] }
}
