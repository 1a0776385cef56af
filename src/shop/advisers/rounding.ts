/** Version of the advisers' rules (docs/reference/skating.md 8). It stands below every answer. */
export const rulesVersion = 'skating-rules-1'

/** Rounds half up to a multiple of `step`; a half that binary arithmetic left just below itself still rounds up. */
export const roundHalfUp = (x: number, step = 1) => Math.floor(x / step + 0.5 + 1e-9) * step
export const roundUpTo5 = (x: number) => 5 * Math.ceil((x - 1e-9) / 5)
/** Removes the binary rounding error of a sum of decimals. */
export const clean = (x: number) => Math.round(x * 1e9) / 1e9

export const limited = (x: number, from: number, to: number) => Math.min(to, Math.max(from, x))
export const sorted = (flags: Iterable<string>) => [...new Set(flags)].sort()
