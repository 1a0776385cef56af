import { m } from '#words/messages.js'

/** SPEC 3: a menu item. `blade` is the outline that marks a discipline. */
export type MenuItem = {
  label: string
  href: string
  description?: string
  icon?: 'figure' | 'hockey' | 'speed' | 'recreational'
  badge?: string
}

export const boots = (): MenuItem[] => [
  { label: m.category_figure(), href: '/shop/category/figure', description: m.nav_figure_note(), icon: 'figure' },
  { label: m.category_hockey(), href: '/shop/category/hockey', description: m.nav_hockey_note(), icon: 'hockey' },
  { label: m.category_speed(), href: '/shop/category/speed', description: m.nav_speed_note(), icon: 'speed' },
  {
    label: m.category_recreational(),
    href: '/shop/category/recreational',
    description: m.nav_recreational_note(),
    icon: 'recreational',
  },
]

export const gear = (): MenuItem[] => [
  { label: m.nav_blades(), href: '/shop/category/blades' },
  { label: m.nav_protective(), href: '/shop/category/protective' },
  { label: m.nav_accessories(), href: '/shop/accessories' },
  { label: m.nav_services(), href: '/shop/category/services' },
]

export const policies = (): MenuItem[] => [
  { label: m.content_terms(), href: '/terms' },
  { label: m.content_privacy(), href: '/privacy' },
  { label: m.content_cookies(), href: '/cookies' },
]

export const lines = (): MenuItem[] => [
  { label: 'Premium', href: '/shop/brand/premium' },
  { label: 'Sport', href: '/shop/brand/sport' },
  { label: 'Classic', href: '/shop/brand/classic' },
]
