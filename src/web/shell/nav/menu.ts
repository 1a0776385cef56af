import { createContext } from 'react'
import type { Locale } from '#kit/localized.ts'
import type { MenuIconName } from '#shop/settings/menu-plan.ts'

/** A menu item. The outline of a blade as `icon` marks a discipline. */
export type MenuItem = {
  label: string
  href: string
  /** The language of its words, where that is not the language of the page. */
  lang?: Locale
  description?: string
  icon?: MenuIconName
  badge?: string
}
export type MenuGroup = { title: string; items: MenuItem[] }

/** Items of the mega menus and the phone menu; fetched when one is first opened. */
export type Menu = {
  disciplines: (MenuItem & { picture: string | null })[]
  more: MenuGroup[]
  guides: MenuItem[]
}

/** Which menu an entry of the header opens. */
export type MenuName = 'shop' | 'guides'

/** Header and footer of every page; they link only to pages that exist. The footer's groups stand in columns. */
export type Nav = { header: (MenuItem & { menu?: MenuName })[]; footer: MenuGroup[][] }

export const NavContext = createContext<Nav>({ header: [], footer: [] })

/** The id that menu links lead to without scripts. */
export const footerId = 'foot-of-page'
