import type { Feature } from '#shop/settings/features.ts'
import type { Menu, MenuGroup, Nav } from './menu.ts'

const hrefs: Partial<Record<Feature, string>> = { 'set-builder': '/set-builder', advisers: '/tools' }

const shown = (groups: MenuGroup[], off: readonly Feature[]) =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ href }) => !off.some((one) => hrefs[one] === href)) }))
    .filter(({ items }) => items.length)

/** Header and footer menus without links to features that are switched off. */
export const navWithout = (nav: Nav, off: readonly Feature[]): Nav => ({
  ...nav,
  footer: nav.footer.map((groups) => shown(groups, off)).filter((groups) => groups.length),
})

export const menuWithout = (menu: Menu, off: readonly Feature[]): Menu => ({ ...menu, more: shown(menu.more, off) })
