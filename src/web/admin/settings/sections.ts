import {
  BadgePercent,
  Banknote,
  FileText,
  KeyRound,
  Megaphone,
  ShieldCheck,
  ShoppingCart,
  Store,
  ToggleRight,
  Truck,
  type LucideIcon,
} from 'lucide-react'
import { m } from '#words/messages.js'

type SettingsScreen = { to: string; label: string; Icon: LucideIcon; end?: boolean }

/** All settings screens in the order of their navigation. */
export const settingsScreens = (): SettingsScreen[] => [
  { to: '/admin/settings', end: true, Icon: Store, label: m.settings_shop() },
  { to: '/admin/settings/front', Icon: Megaphone, label: m.settings_front() },
  { to: '/admin/settings/checkout', Icon: ShoppingCart, label: m.settings_checkout() },
  { to: '/admin/settings/payments', Icon: Banknote, label: m.settings_payments() },
  { to: '/admin/shipping/settings', Icon: Truck, label: m.settings_shipping() },
  { to: '/admin/settings/taxes', Icon: BadgePercent, label: m.settings_taxes() },
  { to: '/admin/settings/policies', Icon: FileText, label: m.settings_policies() },
  { to: '/admin/settings/keys', Icon: KeyRound, label: m.settings_keys() },
  { to: '/admin/settings/features', Icon: ToggleRight, label: m.settings_features() },
  { to: '/admin/security', Icon: ShieldCheck, label: m.settings_security() },
]
