/**
 * Focuses a field and scrolls its error message into view. With the focus alone the browser shows only the field, and the bottom bar of phones may cover
 * the message; `scroll-mb-44` of the message (field-error.tsx) keeps it clear of that bar.
 */
export function leadTo(field: HTMLElement | null | undefined, message: Element | null | undefined) {
  field?.focus({ preventScroll: true })
  ;(message ?? field)?.scrollIntoView({ block: 'nearest' })
}
