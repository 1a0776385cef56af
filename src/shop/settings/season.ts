/**
 * The skating year in Vietnam, where rinks are indoors: children learn in the heat of the school holidays, courses begin in September, presents are
 * bought towards Tết (late January to mid-February), and competitions come in spring.
 */
export const seasons = ['summer', 'autumn', 'winter', 'spring'] as const
export type Season = (typeof seasons)[number]

/** Months from which each begins. */
const begins: [month: number, season: Season][] = [
  [12, 'winter'],
  [9, 'autumn'],
  [5, 'summer'],
  [3, 'spring'],
]

/** The season of a day of the shop's calendar, `2026-11-21`. */
export function seasonOf(day: string): Season {
  const month = Number(day.slice(5, 7))
  return begins.find(([from]) => month >= from)?.[1] ?? 'winter'
}
