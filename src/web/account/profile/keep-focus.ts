import type { MouseEvent } from 'react'

/**
 * For the button that sends a form: the field keeps the focus until the press is over. Left at its beginning, the field is checked at once, and what
 * is said below it moves the button from under the pointer, so that nothing is sent and nobody led to the first fault.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
