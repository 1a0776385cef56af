const whole = new Intl.NumberFormat('vi-VN')

/** `1.234` in both languages, since numbers are always vi-VN. */
export const figure = (count: number) => whole.format(count)

/** `5.000+` for what was counted no further. */
export const figureUpTo = (count: number, most = Infinity) => (count > most ? `${figure(most)}+` : figure(count))

/** A change with its sign, `+3`, `−2`; nothing changed is a dash. */
export const change = (count: number) => (count === 0 ? '–' : `${count > 0 ? '+' : '−'}${figure(Math.abs(count))}`)
