/** Messages of hooks and contexts, also as React's production build numbers them: too many hooks 300 and 310, an invalid call 321. */
const fleeting =
  /[Ii]nvalid hook call|(?:more|fewer) hooks|order of Hooks|must be used within|useContext|reading 'use[A-Z]|React error #3(?:00|10|21)\b/

/** SPEC 4: hook and context errors usually resolve themselves when the part is drawn again. */
export const isFleeting = (error: unknown) => error instanceof Error && fleeting.test(error.message)
