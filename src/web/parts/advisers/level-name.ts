import type { SkaterLevel } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'

const names: Record<SkaterLevel, () => string> = {
  basic: m.profile_level_basic,
  single: m.profile_level_single,
  axel: m.profile_level_axel,
  double: m.profile_level_double,
  double_axel: m.profile_level_double_axel,
  triple: m.profile_level_triple,
  advanced: m.profile_level_advanced,
  beginner: m.profile_level_beginner,
  recreational: m.profile_level_recreational,
  league: m.profile_level_league,
  competitive: m.profile_level_competitive,
}

export const levelName = (level: SkaterLevel) => names[level]()
