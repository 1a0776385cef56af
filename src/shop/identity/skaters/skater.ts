/** The facts of a skater that the advisers for size, stiffness and growth ask for (docs/reference/skating.md 8). */
export const skaterDisciplines = ['figure', 'dance', 'hockey', 'speed', 'recreational'] as const
export type SkaterDiscipline = (typeof skaterDisciplines)[number]

/** Levels by discipline, those of the stiffness adviser; speed has none. */
export const skaterLevels = {
  figure: ['basic', 'single', 'axel', 'double', 'double_axel', 'triple'],
  dance: ['basic', 'advanced'],
  hockey: ['beginner', 'recreational', 'league', 'competitive'],
  speed: [],
  recreational: ['basic'],
} as const satisfies Record<SkaterDiscipline, readonly string[]>
export type SkaterLevel = (typeof skaterLevels)[SkaterDiscipline][number]

export const postures = ['standing', 'sitting'] as const
export type Posture = (typeof postures)[number]

/** A bound on what one account may store. */
export const maxSkaters = 12
