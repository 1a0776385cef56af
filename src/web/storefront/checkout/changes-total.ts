/** Refusals after which another total is shown: a price that moved, or a code that no longer does what it did. */
export const changesTotal = (code: string) => code === 'total-changed' || code.startsWith('code-')
