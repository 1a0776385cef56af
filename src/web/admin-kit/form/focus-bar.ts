/** For a button that goes with what it undoes: the bar around it takes the focus. */
export const focusBar = (button: HTMLElement) => button.closest<HTMLElement>('[data-bottom-bar]')?.focus()
