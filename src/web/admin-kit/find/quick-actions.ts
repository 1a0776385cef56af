import { m } from '#words/messages.js'

/** What one can begin from anywhere, by the command palette. */
export const quickActions = (): { to: string; label: string }[] => [
  { to: '/admin/products/create', label: m.product_admin_create() },
  { to: '/admin/products/sheet', label: m.product_sheet_title() },
  { to: '/admin/inventory/receive', label: m.admin_find_act_receive() },
  { to: '/admin/inventory/counts', label: m.admin_find_act_count() },
  { to: '/admin/promotions/new', label: m.admin_find_act_promotion() },
  { to: '/admin/posts/new', label: m.admin_find_act_post() },
  { to: '/admin/shipping/zones/new', label: m.admin_find_act_zone() },
  { to: '/admin/products/import', label: m.import_title() },
]
