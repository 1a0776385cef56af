/** Parts of addresses that say where a page stands, not what it is about. */
const frame = new Set(['en', 'vi', 'shop', 'category', 'brand', 'product', 'blog', 'guides', 'html'])
const mostWords = 6
const longestWord = 24

/** The words somebody seems to have wanted at an address that leads nowhere; nothing where it asks for a file or says no word. */
export function soughtInPath(path: string): string {
  const plain = decoded(path)
  if (/\.(?!html?$)[a-z0-9]{2,5}$/i.test(plain)) return ''
  const words = plain
    .normalize('NFC')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !frame.has(word.toLowerCase()) && word.length <= longestWord)
  const said = words.slice(-mostWords)
  return said.some((word) => /\p{L}{2}/u.test(word)) ? said.join(' ') : ''
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
