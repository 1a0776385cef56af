const whole = new Intl.NumberFormat('vi-VN')

/** `1.234` in both languages, since numbers are always vi-VN. */
export const formatCount = (count: number) => whole.format(count)

/** `5.000+` for a count that stopped at a limit. */
export const formatCountUpTo = (count: number, most = Infinity) =>
  count > most ? `${formatCount(most)}+` : formatCount(count)

/** A change with its sign, `+3`, `−2`; no change is a dash. */
export const formatChange = (count: number) =>
  count === 0 ? '–' : `${count > 0 ? '+' : '−'}${formatCount(Math.abs(count))}`
