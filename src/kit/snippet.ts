/** As many whole sentences as a search result shows; if they leave half of it empty, words fill the rest. */
export function snippet(text: string, most = 160) {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const sentences = plain.slice(0, most + 1).match(/^.*[.!?…](?= )/)?.[0]
  if (sentences && sentences.length * 2 >= most) return sentences
  const words = plain.slice(0, most)
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`
}
