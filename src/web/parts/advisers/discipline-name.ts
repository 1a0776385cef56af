import type { SkaterDiscipline } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'

const names: Record<SkaterDiscipline, () => string> = {
  figure: m.profile_discipline_figure,
  dance: m.profile_discipline_dance,
  hockey: m.profile_discipline_hockey,
  speed: m.profile_discipline_speed,
  recreational: m.profile_discipline_recreational,
}

export const disciplineName = (discipline: SkaterDiscipline) => names[discipline]()
