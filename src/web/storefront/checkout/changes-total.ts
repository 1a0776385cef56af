/** Refusals after which another total is shown: a changed price, or a code that no longer gives the same discount. */
export const changesTotal = (code: string) => code === 'total-changed' || code.startsWith('code-')
