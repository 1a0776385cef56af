import { fold } from '#kit/fold.ts'

const clean = (word: string) => word.replace(/^\.+|\.+$/g, '')
const split = (text: string) => text.split(' ').map(clean).filter(Boolean)

/** The words of a text: folded, and as written in lower case. */
export const searchWordsOf = (text: string) => ({
  folded: split(fold(text)).map((word) => word.slice(0, 40)),
  exact: split(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}.]+/gu, ' '),
  ).map((word) => word.slice(0, 40)),
})
