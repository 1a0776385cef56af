/** A day without a time begins at midnight; as an end it lasts until its last moment, and so does a day whose last minute a date field sends. */
type Edge = 'from' | 'until'

const offsetMs = 7 * 3_600_000
const dayMs = 86_400_000
const minuteMs = 60_000
const written =
  /^(?:(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})|(\d{4})-(\d{1,2})-(\d{1,2}))(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/

/** Reads `24/12/2026`, `24/12/2026 18:00` or `2026-12-24 18:00` in Vietnamese time; undefined if it is invalid. */
export function readMoment(text: string, edge: Edge): Date | undefined {
  const [, d, mo, y, y2, mo2, d2, hour, minute] = written.exec(text.trim()) ?? []
  const [year, month, day] = [Number(y ?? y2), Number(mo ?? mo2), Number(d ?? d2)]
  const start = new Date(Date.UTC(year, month - 1, day, Number(hour ?? 0), Number(minute ?? 0)))
  // Without this the 31st of February would be a day in March.
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== day || Number(minute ?? 0) > 59) return
  const untilMidnight = hour === undefined ? dayMs - 1 : Number(hour) === 23 && minute === '59' ? minuteMs - 1 : 0
  return new Date(start.getTime() - offsetMs + (edge === 'until' ? untilMidnight : 0))
}

/** A stored time as the value of a date field, in Vietnamese time: `2026-12-24T18:00`. */
export const momentField = (at: Date | string | null) =>
  at ? new Date(new Date(at).getTime() + offsetMs).toISOString().slice(0, 16) : ''

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as people type it; only the day if the time follows from `edge`. */
export const momentText = (at: Date | null, edge: Edge) =>
  formatMoment(at, edge, (day, month, year) => `${day}/${month}/${year}`)

/** The same for files of the shop, in the format that spreadsheets of every language read: `2026-12-24 18:00`. */
export const momentCell = (at: Date | null, edge?: Edge) =>
  formatMoment(at, edge, (...parts) => parts.toReversed().join('-'))

function formatMoment(
  at: Date | null,
  edge: Edge | undefined,
  formatDay: (day: string, month: string, year: string) => string,
) {
  if (!at) return ''
  const local = new Date(at.getTime() + offsetMs)
  const day = formatDay(two(local.getUTCDate()), two(local.getUTCMonth() + 1), String(local.getUTCFullYear()))
  const sinceMidnight = local.getTime() % dayMs
  const isWholeDay = edge === 'from' ? sinceMidnight === 0 : edge === 'until' && sinceMidnight >= dayMs - 1000
  return isWholeDay ? day : `${day} ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`
}
