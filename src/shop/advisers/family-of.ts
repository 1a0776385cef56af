import { ownValue } from '#kit/own-value.ts'

const families: Record<string, string> = { dance: 'figure', speed_short: 'speed', speed_long: 'speed' }

/** The disciplines whose boots and blades go together count as one (docs/reference/skating.md 8.2b). */
export const familyOf = (discipline: unknown) => ownValue(families, String(discipline)) ?? String(discipline)
