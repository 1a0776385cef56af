/** Error messages of hooks and contexts, also as React's production build numbers them: too many hooks 300 and 310, an invalid call 321. */
const transientMessage =
  /[Ii]nvalid hook call|(?:more|fewer) hooks|order of Hooks|must be used within|useContext|reading 'use[A-Z]|React error #3(?:00|10|21)\b/

/** Errors of hooks and contexts usually disappear when the component renders again, so it is tried again (docs/reference/spec.md 4). */
export const isTransientError = (error: unknown) => error instanceof Error && transientMessage.test(error.message)
