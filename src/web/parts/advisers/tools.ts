import { Baby, Footprints, Gauge, Printer, Scale, Search, Sparkles, Wrench, type LucideIcon } from 'lucide-react'
import type { Feature } from '#shop/settings/features.ts'
import { m } from '#words/messages.js'

type Tool = { to: string; name: () => string; text: () => string; Icon: LucideIcon; feature: Feature; isFile?: true }

/** Every tool of the shop, the most wanted first. */
export const tools: Tool[] = [
  { to: '/size-guide', name: m.advice_title, text: m.tool_size_text, Icon: Footprints, feature: 'advisers' },
  { to: '/tools/growth', name: m.tool_growth, text: m.tool_growth_text, Icon: Baby, feature: 'advisers' },
  { to: '/tools/stiffness', name: m.tool_stiffness, text: m.tool_stiffness_text, Icon: Gauge, feature: 'advisers' },
  { to: '/tools/blades', name: m.tool_blades, text: m.tool_blades_text, Icon: Search, feature: 'advisers' },
  {
    to: '/tools/sharpening',
    name: m.tool_sharpening,
    text: m.tool_sharpening_text,
    Icon: Sparkles,
    feature: 'advisers',
  },
  {
    to: '/tools/measuring-sheet.pdf',
    name: m.tool_sheet,
    text: m.tool_sheet_text,
    Icon: Printer,
    feature: 'advisers',
    isFile: true,
  },
  { to: '/compare', name: m.compare_title, text: m.tool_compare_text, Icon: Scale, feature: 'compare' },
  { to: '/set-builder', name: m.bundle_title, text: m.tool_set_text, Icon: Wrench, feature: 'set-builder' },
]
