const RealDate = Date
let ahead = 0

/** Shifts `Date` into the future; it runs on at the true speed. Timers and the database keep the true time. */
class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    super(...((given.length ? given : [RealDate.now() + ahead]) as [number]))
  }
  static override now() {
    return RealDate.now() + ahead
  }
  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof RealDate
  }
}

/** Every history begins on the last evening on which VAT is 8 %. */
const begin = RealDate.parse('2026-12-31T19:00:00+07:00')

export function beginClock() {
  ahead = begin - RealDate.now()
  globalThis.Date = ShiftedDate as unknown as DateConstructor
}

export const passHours = (hours: number) => void (ahead += hours * 3_600_000)

export function endClock() {
  globalThis.Date = RealDate
}
