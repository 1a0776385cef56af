/** `2026-11-20 15:32:10` in Vietnamese time. */
export function bankTime(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text) ?? []
  const at = new Date(`${day}T${time}+07:00`)
  return day && !Number.isNaN(at.getTime()) ? at : undefined
}
