const written =
  /^(?:(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})|(\d{2})(\d{2})(\d{4})|(\d{4})-(\d{1,2})-(\d{1,2}))(?:[ T,]+(\d{1,2})[:h](\d{2}))?$/

/**
 * Reads a typed day, `24/12/2026`, `24.12.2026` or `24122026`, or `2026-12-24` as the browser's own field sends it; with `withTime` also `24/12/2026
 * 18:00`, as `2026-12-24T18:00`, and a day without a time at `dayTime`. Undefined if it is no valid day.
 */
export function readDateText(text: string, withTime = false, dayTime = '00:00'): string | undefined {
  const [, d, mo, y, d2, mo2, y2, y3, mo3, d3, hour, minute] = written.exec(text.trim()) ?? []
  const [year, month, day] = [y ?? y2 ?? y3, mo ?? mo2 ?? mo3, d ?? d2 ?? d3].map(Number) as [number, number, number]
  const at = new Date(Date.UTC(year, month - 1, day))
  // Without this the 31st of February would be a day in March.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return
  if (hour !== undefined && (!withTime || Number(hour) > 23 || Number(minute) > 59)) return
  const iso = at.toISOString().slice(0, 10)
  if (!withTime) return iso
  return `${iso}T${hour === undefined ? dayTime : `${hour.padStart(2, '0')}:${minute}`}`
}

/** The text of the field: a day as people write it in Vietnam, in both languages; text that is no day stays as typed. */
export function dateText(value: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(value) ?? []
  return day ? `${day}/${month}/${year}${time ? ` ${time}` : ''}` : value
}
