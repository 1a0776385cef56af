import { limited } from './rounding.ts'

/** Radius of hollow in inches, deep to shallow. */
export const hollows = ['3/8', '7/16', '1/2', '9/16', '5/8', '3/4', '1'] as const
export type Hollow = (typeof hollows)[number]
export const ices = ['soft', 'normal', 'hard'] as const
export type Ice = (typeof ices)[number]
/** The ice of a skater who did not say: most rinks of Vietnam are in shopping centres, and soft (docs/reference/skating.md 5). */
export const usualIce: Ice = 'soft'

const bases: Record<string, Record<string, Hollow>> = {
  figure: { basic: '5/8', single: '1/2', double: '7/16', triple: '7/16' },
  dance: { basic: '5/8', advanced: '1/2' },
  hockey: { beginner: '5/8', league: '1/2', competitive: '1/2', goalie: '5/8' },
  recreational: { basic: '5/8' },
}

type Skater = { discipline: string; level: string; weight_kg: number; ice?: Ice | null }

/** A hollow to start from: base by level, shifted by weight and ice, never deep for beginners (docs/reference/skating.md 8.2). */
export function hollowFor({ discipline, level, weight_kg, ice }: Skater): Hollow {
  const base = hollows.indexOf(bases[discipline]![level]!)
  const onIce = ice === 'soft' ? 1 : ice === 'hard' ? -1 : 0
  const at = limited(base + byWeight(discipline, weight_kg) + onIce, 0, hollows.length - 1)
  const isBeginner = level === 'basic' || level === 'beginner'
  return hollows[isBeginner ? Math.max(at, hollows.indexOf('1/2')) : at]!
}

function byWeight(discipline: string, kg: number) {
  const [light, heavy, heaviest] = discipline === 'hockey' ? [40, 85, 105] : [30, 75, 95]
  if (kg < light!) return -1
  return kg >= heaviest! ? 2 : kg >= heavy! ? 1 : 0
}
