import { m } from '#words/messages.js'

const names: Record<string, () => string> = {
  figure: m.profile_discipline_figure,
  dance: m.profile_discipline_dance,
  hockey: m.profile_discipline_hockey,
  recreational: m.profile_discipline_recreational,
  speed_short: m.compare_speed_short,
  speed_long: m.compare_speed_long,
}

export const bladeForName = (discipline: string) => names[discipline]?.() ?? discipline
