/** Path segments that say nothing about a page's topic. */
const frame = new Set(['en', 'vi', 'shop', 'category', 'brand', 'product', 'blog', 'guides', 'html'])
/** Ids of records and codes of orders; their letters are not search words. */
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{6}-[0-9a-z]{8}/gi
const maxWords = 6
const longestWord = 24

/** Search words guessed from an unknown address: from its last segment with words; empty for a file. Numbers and ids are left out, since they are the parts most often wrong. */
export function searchTermInPath(path: string): string {
  const decodedPath = decoded(path).normalize('NFC')
  if (/\.(?!html?$)[a-z0-9]{2,5}$/i.test(decodedPath)) return ''
  const words = decodedPath
    .replaceAll(ids, '')
    .split('/')
    .map((part) => wordsOf(part).slice(0, maxWords).join(' '))
    .filter((words) => /\p{L}{2}/u.test(words))
  return words.at(-1) ?? ''
}

const wordsOf = (part: string) =>
  part
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /^\p{L}+$/u.test(word) && !frame.has(word.toLowerCase()) && word.length <= longestWord)

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
