import { ownValue } from '#kit/own-value.ts'
import { hollowFor, type Ice } from './hollow.ts'
import { levelByTurns } from './level-by-turns.ts'

export type BladeQuestion = {
  discipline: 'figure' | 'dance' | 'hockey' | 'speed_short' | 'speed_long' | 'recreational'
  level?: string | null
  boot_size_mm?: number | null
  outsole_mm?: number | null
  weight_kg: number
  ice?: Ice | null
}
type CompleteQuestion = Required<Pick<BladeQuestion, 'discipline' | 'weight_kg'>> & {
  level: string
  boot: number
  outsole: number
  ice: Ice | null
}

const levels: Record<string, readonly string[]> = {
  figure: ['basic', 'single', 'double', 'triple'],
  dance: ['basic', 'advanced'],
  hockey: ['beginner', 'league', 'competitive', 'goalie'],
  recreational: ['basic'],
}
const picks: Record<string, string> = {
  basic: 'small',
  single: 'medium',
  double: 'large',
  triple: 'large',
  advanced: 'small',
}
/** Lengths in mm in which holders of hockey skates are made (docs/reference/skating.md 3.2). */
const holders = [212, 221, 230, 238, 246, 254, 263, 272, 280, 288, 296, 306] as const

const isSpeed = (discipline: string) => discipline === 'speed_short' || discipline === 'speed_long'

/** Suggests a first blade, for the technician to confirm, by the rules of docs/reference/skating.md 8.2. Answers `error` when the question has no answer. */
export function findBlade(question: BladeQuestion) {
  const { discipline, weight_kg, boot_size_mm, outsole_mm } = question
  const level = discipline === 'figure' ? levelByTurns(question.level ?? '') : (question.level ?? '')
  if (!isSpeed(discipline) && !ownValue(levels, discipline)?.includes(level)) return { error: 'unknown_level' as const }
  const boot = boot_size_mm ?? (outsole_mm == null ? null : outsole_mm - 12)
  if (boot === null) return { error: 'no_boot' as const }
  const outsole = outsole_mm ?? boot + 12
  const complete = { discipline, weight_kg, level, boot, outsole, ice: question.ice ?? null }
  if (isSpeed(discipline)) return speedBlade(complete)
  if (discipline === 'hockey') return hockeyRunner(complete)
  if (discipline === 'recreational') return { kind: 'fixed' as const, roh: hollowFor(complete) }
  return figureBlade(complete)
}

function figureBlade(complete: CompleteQuestion) {
  const length = Math.floor((complete.outsole / 25.4 - 0.25) * 4 + 1e-9) / 4
  if (length < 7) return { error: 'boot_too_small' as const }
  if (length > 13) return { error: 'boot_too_large' as const }
  return {
    kind: 'figure_blade' as const,
    length_in: length,
    rocker_ft: complete.level === 'triple' ? 8 : 7,
    pick: picks[complete.level]!,
    tail: complete.discipline === 'dance' ? 'short' : 'standard',
    roh: hollowFor(complete),
  }
}

function hockeyRunner(complete: CompleteQuestion) {
  const targetMm = complete.boot + 7
  const holder = holders.reduce((best, one) => (Math.abs(one - targetMm) < Math.abs(best - targetMm) ? one : best))
  if (Math.abs(holder - targetMm) > 12 + 1e-9) return { error: 'no_holder_size' as const }
  return {
    kind: 'hockey_runner' as const,
    holder_mm: holder,
    profile_ft: profileFor(complete),
    roh: hollowFor(complete),
  }
}

function profileFor({ level, weight_kg }: CompleteQuestion) {
  if (level === 'goalie') return '28'
  if (weight_kg < 45) return '9'
  return level === 'competitive' ? '9/10' : '10'
}

/** Inches by boot size in mm. */
const speedLengths = [
  [195, 13],
  [210, 14],
  [225, 15],
  [245, 16],
  [265, 17],
] as const

function speedBlade({ discipline, boot }: CompleteQuestion) {
  const isSmall = boot <= 225
  return {
    kind: 'speed_blade' as const,
    length_in: speedLengths.find(([upTo]) => boot <= upTo)?.[1] ?? 18,
    radius_m: discipline === 'speed_short' ? (isSmall ? 11 : 10) : isSmall ? 18 : 22,
    roh: 'flat' as const,
  }
}
