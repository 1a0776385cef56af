import { fold } from '#kit/fold.ts'

const clean = (word: string) => word.replace(/^\.+|\.+$/g, '')
const split = (text: string) => text.split(' ').map(clean).filter(Boolean)

/** `9,75` is one number, as `9.75` is. */
const withPoints = (text: string) => text.replace(/(\d),(?=\d)/g, '$1.')

/** The words of a text: folded, and as written in lower case. */
export const searchWordsOf = (text: string) => ({
  folded: split(fold(withPoints(text))).map((word) => word.slice(0, 40)),
  exact: split(
    withPoints(text)
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]+/gu, ' '),
  ).map((word) => word.slice(0, 40)),
})
