/** `Nguyễn Thị Lan` → `Lan N.`: what is offered as the name to show. A whole name on a public page is for its owner to choose. */
export function shortName(name: string) {
  const words = name.split(' ').filter(Boolean)
  const [family, given] = [words[0], words.at(-1)]
  return words.length > 1 && family && given ? `${given} ${[...family][0]!.toUpperCase()}.` : name
}
