/** `Nguyễn Thị Lan` → `Lan N.`: the suggested public name. Only its owner may choose to publish the full name. */
export function shortName(name: string) {
  const words = name.split(' ').filter(Boolean)
  const [family, given] = [words[0], words.at(-1)]
  return words.length > 1 && family && given ? `${given} ${[...family][0]!.toUpperCase()}.` : name
}
