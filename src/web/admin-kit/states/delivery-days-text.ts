import { m } from '#words/messages.js'

/** `2–4 ngày`, `1 ngày`, `trong ngày`. */
export function deliveryDaysText({ daysMin: from, daysMax: until }: { daysMin: number; daysMax: number }) {
  if (until === 0) return m.delivery_zone_days_none()
  if (from !== until) return m.delivery_zone_days({ from, until })
  return until === 1 ? m.delivery_zone_days_one() : m.delivery_zone_days_flat({ count: until })
}
