import { z } from 'zod'
import { localizedText } from '#kit/localized-schema.ts'

/** The shop's own icons for menu items: the four blades, and what customers look for most. */
export const menuIcons = [
  'figure',
  'hockey',
  'speed',
  'recreational',
  'gift',
  'sale',
  'star',
  'heart',
  'service',
  'guide',
  'delivery',
  'phone',
] as const
export type MenuIconName = (typeof menuIcons)[number]

/** An item without a label has the title of its page; its badge is a word or two beside the label, its description a sentence below. */
const planItem = z.object({
  href: z.string(),
  label: localizedText,
  description: localizedText.optional(),
  icon: z.enum(menuIcons).optional(),
  badge: localizedText.optional(),
})
export type PlanItem = z.infer<typeof planItem>

export const footerColumns = [1, 2, 3] as const
/** Groups of the footer with a default title. */
export const namedGroups = ['shop', 'lines', 'company', 'support', 'policies'] as const
export type NamedGroup = (typeof namedGroups)[number]

export const planGroup = z.object({
  id: z.union([z.enum(namedGroups), z.string().regex(/^own-[a-z0-9]{1,12}$/)]),
  title: localizedText,
  column: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  items: z.array(planItem).max(20),
})
export type PlanGroup = z.infer<typeof planGroup>

/** The menus as the merchant arranged them. `shop`: the items of the shop menu, disciplines first. */
export const menuPlan = z.object({
  header: z.array(planItem).max(8),
  shop: z.array(planItem).max(16),
  footer: z.array(planGroup).max(8),
})
export type MenuPlan = z.infer<typeof menuPlan>
