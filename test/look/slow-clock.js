/**
 * Preloaded into the shop whose screens are looked at: its clock starts at a fixed moment and runs at a sixtieth of the usual speed,
 * so that dates and "a minute ago" read the same in every run. PGlite takes now() from the same clock. Timers are left alone.
 */
const RealDate = Date
const speed = 1 / 60
let start = RealDate.parse(process.env.LOOK_CLOCK ?? '2026-11-25T10:00:00+07:00')
let setAt = RealDate.now()

const now = () => Math.floor(start + (RealDate.now() - setAt) * speed)

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length) super(...parts)
    else super(now())
  }

  static now() {
    return now()
  }
}

/** Sets the clock to another moment. @param {string} moment */
export function moveTo(moment) {
  start = RealDate.parse(moment)
  setAt = RealDate.now()
}
