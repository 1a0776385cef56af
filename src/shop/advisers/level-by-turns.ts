import { ownValue } from '#kit/own-value.ts'

const byTurns: Record<string, string> = { axel: 'single', double_axel: 'double' }

/** Outside the stiffness adviser a jump counts by its turns: an axel is still a single jump (docs/reference/skating.md 8). */
export const levelByTurns = (level: string) => ownValue(byTurns, level) ?? level
