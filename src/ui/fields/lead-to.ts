/**
 * Gives a field the focus and scrolls its message into view. By the focus alone the browser shows the field only, and the bar at the foot of
 * phones may cover the message; `scroll-mb-44` of the message (field-error.tsx) keeps clear of that bar.
 */
export function leadTo(field: HTMLElement | null | undefined, message: Element | null | undefined) {
  field?.focus({ preventScroll: true })
  ;(message ?? field)?.scrollIntoView({ block: 'nearest' })
}
