import { familyOf } from './family-of.ts'
import { sorted } from './rounding.ts'

type Boot = {
  discipline: string
  outsole_mm?: number | null
  mount?: string | null
  holder_system?: string | null
  holder_mm?: number | null
  mount_spacing_mm?: number | null
}
type Blade = {
  discipline: string
  length_in?: number | null
  runner_mm?: number | null
  system?: string | null
  mount_spacing_mm?: number | null
  used?: boolean | null
}

/** Whether an issue blocks the pair or is only a warning. */
type Issue = [name: string, weight: 'no' | 'warn']

/** Whether a blade fits a boot, by the rules of docs/reference/skating.md 8.2b. */
export function checkBlade({ boot, blade }: { boot: Boot; blade: Blade }) {
  const issues = issuesOf(boot, blade)
  if (blade.used) issues.push(['used_check_steel_and_holes', 'warn'])
  const weights = issues.map(([, weight]) => weight)
  const status = weights.includes('no') ? 'no' : weights.length ? 'warn' : 'ok'
  return { status: status as 'no' | 'warn' | 'ok', issues: sorted(issues.map(([name]) => name)) }
}

function issuesOf(boot: Boot, blade: Blade): Issue[] {
  const family = familyOf(boot.discipline)
  if (family !== familyOf(blade.discipline)) return [['discipline_mismatch', 'no']]
  if (family === 'figure') return figureIssues(boot, blade)
  if (family === 'hockey') return hockeyIssues(boot, blade)
  if (family === 'speed' && differ(boot.mount_spacing_mm, blade.mount_spacing_mm))
    return [['mount_spacing_mismatch', 'no']]
  return []
}

function figureIssues({ mount, outsole_mm }: Boot, { length_in }: Blade): Issue[] {
  const riveted: Issue[] = mount === 'rivet' ? [['boot_riveted', 'no']] : []
  if (outsole_mm == null || length_in == null) return riveted
  const gap = outsole_mm / 25.4 - length_in
  if (gap < -1e-9) return [...riveted, ['blade_longer_than_sole', 'no']]
  if (gap < 0.125 - 1e-9) return [...riveted, ['blade_long', 'warn']]
  if (gap > 0.75 + 1e-9) return [...riveted, ['blade_too_short', 'no']]
  return gap > 0.5 + 1e-9 ? [...riveted, ['blade_short', 'warn']] : riveted
}

const hockeyIssues = (boot: Boot, blade: Blade): Issue[] => [
  ...(differ(boot.holder_system, blade.system) ? [['holder_system_mismatch', 'no'] as Issue] : []),
  ...(differ(boot.holder_mm, blade.runner_mm) ? [['runner_size_mismatch', 'no'] as Issue] : []),
]

const differ = (a: unknown, b: unknown) => (a ?? null) !== (b ?? null)
