import type { SkaterDiscipline, SkaterLevel } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'

export const disciplineWords = (): Record<SkaterDiscipline, string> => ({
  figure: m.profile_discipline_figure(),
  dance: m.profile_discipline_dance(),
  hockey: m.profile_discipline_hockey(),
  speed: m.profile_discipline_speed(),
  recreational: m.profile_discipline_recreational(),
})

/** `basic` is a level in figure, dance and recreational skating; `recreational` is a level in hockey. */
export const levelWords = (): Record<SkaterLevel, string> => ({
  basic: m.profile_level_basic(),
  single: m.profile_level_single(),
  axel: m.profile_level_axel(),
  double: m.profile_level_double(),
  double_axel: m.profile_level_double_axel(),
  triple: m.profile_level_triple(),
  advanced: m.profile_level_advanced(),
  beginner: m.profile_level_beginner(),
  recreational: m.profile_level_recreational(),
  league: m.profile_level_league(),
  competitive: m.profile_level_competitive(),
})
