import { guessedWords, shortNames } from './guessed-words.ts'
import { readable } from './lookalikes.ts'

/** Runs of keys and letters: any three in a row, forwards or backwards, say nothing. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '12345678901234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  'zaq1xsw2cde3vfr4',
  'zaq12wsx',
  '147258369',
  '159357',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')])

const plain = (text: string) => text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')

/** What of `text` is left when rows of keys, years and repeats are taken out. */
function withoutRuns(text: string) {
  let rest = text.replace(/(?:19|20)\d\d/g, ' ').replace(/([^ ]{1,4}?)\1{2,}/g, ' ')
  for (let at = 0; at < rest.length; at += 1) {
    let length = 0
    while (at + length < rest.length && rows.some((row) => row.includes(rest.slice(at, at + length + 1)))) length += 1
    if (length >= 3) rest = `${rest.slice(0, at)} ${rest.slice(at + length)}`
  }
  return rest.replace(/\s/g, '')
}

/** How many signs are left to guess; two that are no letters are free, everybody adds them. */
function lengthWithoutRuns(text: string) {
  const rest = withoutRuns(text)
  const signs = rest.length
  const letters = rest.replace(/[^\p{L}\d]/gu, '').length
  return letters + Math.max(0, signs - letters - 2)
}

/** Takes known words out; what is left and how many were found. */
function withoutWords(text: string, words: readonly string[]) {
  let rest = text
  let found = 0
  for (const word of words) {
    if (!rest.includes(word)) continue
    const parts = rest.split(word)
    found += parts.length - 1
    rest = parts.join(' ')
  }
  return { rest, found }
}

/** Fewer signs than this beside words and runs are guessed in no time. */
const enough = 5
/** With more signs than this beside it, a word is there by chance. */
const most = 7
const dashes = (text: string) => text.replace(/[^\s._-]/g, '').length

/**
 * Is this a password that satisfies the rule and is still among the first to be tried (ASVS 6.2.4, 6.2.11)?
 * `own`: the shop's name, the person's name and e-mail address.
 */
export function isGuessablePassword(password: string, own: readonly string[] = []) {
  const text = plain(password)
  if (lengthWithoutRuns(text) < 4) return true
  const [, head = '', body = '', tail = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? []
  const mine = own.flatMap((word) => plain(word).split(/[^a-z]+/)).filter((word) => word.length > 2)
  const words = [...mine, ...guessedWords]
  const beside = lengthWithoutRuns(`${head} ${tail}`)
  const ways = [body, head + body, body + tail.slice(0, 1)].flatMap((part) =>
    ['i', 'l'].map((one) => readable(part, one)),
  )
  return ways.some((way) => {
    const { rest, found } = withoutWords(way.replace(/[\s._-]/g, ''), words)
    if (shortNames.has(way)) return beside < enough
    // Three words or more are a phrase; a short word that chance spelled is not the password.
    if (!found || found > 2 || withoutRuns(head + rest + tail).length + dashes(way) > most) return false
    return lengthWithoutRuns(rest) + beside < enough
  })
}
