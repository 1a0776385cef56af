import { dayAfter, shopZone } from './clock.ts'

/** `until`: the last day, if there is more than one. */
type CalendarDay = { uid: string; day: string; until?: string; title: string; text: string; link: string }

/** Escapes text as RFC 5545 3.3.11 demands. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds lines at 75 bytes (RFC 5545 3.1), never inside a character. */
function folded(line: string) {
  const parts: string[] = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 74) {
      parts.push('')
      bytes = 0
    }
    parts[parts.length - 1] += character
    bytes += size
  }
  return parts.join('\r\n ')
}

const compact = (day: string) => day.replaceAll('-', '')

/** A calendar file with all-day events for any calendar program, each with a reminder the morning before (RFC 5545). */
export function calendarOf(days: CalendarDay[], at: Date): string {
  const stamp = `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const events = days.flatMap(({ uid, day, until = day, title, text, link }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(until, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15H',
    'END:VALARM',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Luot//Calendar//VI',
    'CALSCALE:GREGORIAN',
    `X-WR-TIMEZONE:${shopZone}`,
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
