/**
 * The skating year in Vietnam, where rinks are indoors: children learn in the hot school holidays, courses begin in September, presents are bought
 * before Tết (late January to mid-February), and competitions come in spring.
 */
export const seasons = ['summer', 'autumn', 'winter', 'spring'] as const
export type Season = (typeof seasons)[number]

/** The first month of each season. */
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
