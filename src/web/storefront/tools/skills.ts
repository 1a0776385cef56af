import { familyOf } from '#shop/advisers/family-of.ts'
import { skaterLevels } from '#shop/identity/skaters/skater.ts'
import { m } from '#words/messages.js'
import { disciplineName } from '#web/parts/advisers/discipline-name.ts'
import { levelName } from '#web/parts/advisers/level-name.ts'

type BladeDiscipline = 'figure' | 'dance' | 'hockey' | 'recreational' | 'speed_short' | 'speed_long'
type Skill = { discipline: BladeDiscipline; level: string | null }

const hockey = ['beginner', 'league', 'competitive', 'goalie']

/** Discipline and level in one choice, as blade finder and sharpening planner know them (docs/reference/skating.md 8.2, 8.3). */
const skills: Skill[] = [
  ...(['figure', 'dance'] as const).flatMap((discipline) =>
    skaterLevels[discipline].map((level) => ({ discipline, level })),
  ),
  ...hockey.map((level) => ({ discipline: 'hockey' as const, level })),
  { discipline: 'recreational', level: 'basic' },
  { discipline: 'speed_short', level: null },
  { discipline: 'speed_long', level: null },
]

const valueOf = ({ discipline, level }: Skill) => (level ? `${discipline}:${level}` : discipline)
export const skillValues = skills.map(valueOf)
export const skillOf = (value: string) => skills.find((skill) => valueOf(skill) === value)!

/** Whether boots of this discipline are skated with at this level; before a level is chosen, every boot is. */
export function isForSkill(discipline: string, value: string | undefined) {
  const skill = skills.find((one) => valueOf(one) === value)
  return !skill || familyOf(skill.discipline) === discipline
}

function nameOf({ discipline, level }: Skill) {
  if (discipline === 'speed_short') return m.tool_speed_short()
  if (discipline === 'speed_long') return m.tool_speed_long()
  if (discipline === 'recreational') return disciplineName(discipline)
  const named = level === 'goalie' ? m.level_goalie() : levelName(level as Parameters<typeof levelName>[0])
  return `${disciplineName(discipline)} · ${named}`
}

export const skillOptions = () => skills.map((skill) => ({ value: valueOf(skill), label: nameOf(skill) }))
export const skillName = (skill: Skill) => nameOf(skill)
