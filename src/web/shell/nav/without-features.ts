import { isAddressOn } from '#shop/settings/feature-of.ts'
import type { Feature } from '#shop/settings/features.ts'
import type { Menu, MenuGroup, Nav } from './menu.ts'

const isOn = (off: readonly Feature[]) => {
  return ({ href }: { href: string }) => isAddressOn(href, off)
}

const shown = (groups: MenuGroup[], off: readonly Feature[]) =>
  groups.map((group) => ({ ...group, items: group.items.filter(isOn(off)) })).filter(({ items }) => items.length)

/** Header and footer menus without links to features that are switched off. */
export const navWithout = (nav: Nav, off: readonly Feature[]): Nav => ({
  ...nav,
  header: nav.header.filter(isOn(off)),
  footer: nav.footer.map((groups) => shown(groups, off)).filter((groups) => groups.length),
})

export const menuWithout = (menu: Menu, off: readonly Feature[]): Menu => ({ ...menu, more: shown(menu.more, off) })
