import { randomInt } from 'node:crypto'

/** Nothing that looks like something else on paper; 31 letters, 10 of them: 49 bits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten codes such as `k7m2q-9xagp`. */
export const makeBackupCodes = () =>
  Array.from({ length: 10 }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
