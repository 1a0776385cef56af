/** As many whole sentences as fit a search result; if they fill less than half of it, words fill the rest. */
export function snippet(text: string, maxLength = 160) {
  const singleSpaced = text.replaceAll(/\s+/g, ' ').trim()
  if (singleSpaced.length <= maxLength) return singleSpaced
  const sentences = singleSpaced.slice(0, maxLength + 1).match(/^.*[.!?…](?= )/)?.[0]
  if (sentences && sentences.length * 2 >= maxLength) return sentences
  const words = singleSpaced.slice(0, maxLength)
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`
}
