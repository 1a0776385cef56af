import { fold } from '#kit/fold.ts'

/** `aka`: other names by which the option can be found; the matching one is shown. */
export type ComboOption = { value: string; label: string; note?: string; aka?: readonly string[] }
export type OptionMatch = (option: ComboOption, query: string) => boolean

/** Without accents and case: `ha noi` finds `Thành phố Hà Nội`. */
const labelContains: OptionMatch = (option, query) => fold(option.label).includes(fold(query))

/** The other name that matches: each word of the query begins one of its words, numbers match as a whole. Undefined if the label itself matches. */
export function akaOf(option: ComboOption, query: string, matches: OptionMatch = labelContains) {
  const queryWords = fold(query).split(' ')
  if (queryWords[0] === '' || matches(option, query)) return
  return option.aka?.find((name) => {
    const words = ` ${fold(name)} `
    return queryWords.every((word) => words.includes(/^\d+$/.test(word) ? ` ${word} ` : ` ${word}`))
  })
}

/** The matching options: first those with a word that starts with the query, last those that match only by another name; otherwise in the given order. */
export function matchOptions(options: readonly ComboOption[], query: string, matches: OptionMatch = labelContains) {
  const foldedQuery = fold(query)
  if (foldedQuery === '') return [...options]
  const matching = options.filter((option) => matches(option, query))
  const startsWord = (option: ComboOption) => ` ${fold(option.label)}`.includes(` ${foldedQuery}`)
  const byAka = options.filter((option) => akaOf(option, query, matches) !== undefined)
  return [...matching.filter(startsWord), ...matching.filter((option) => !startsWord(option)), ...byAka]
}

/** The option that was typed out in full. */
export const exactOption = (options: readonly ComboOption[], query: string) =>
  options.find((option) => fold(option.label) === fold(query))

/** Cuts a label into before, hit and after, comparing without accents. The hit is empty where nothing matches. */
export function splitMatch(label: string, query: string): [before: string, hit: string, after: string] {
  const characters = [...label.normalize('NFC')]
  const foldedQuery = fold(query)
  const folded = characters.map((letter) => fold(letter) || ' ')
  const starts = folded.map((_, at) => folded.slice(0, at).join('').length)
  const joined = folded.join('')
  const wordAt = ` ${joined}`.indexOf(` ${foldedQuery}`)
  const from = wordAt >= 0 ? wordAt : joined.indexOf(foldedQuery)
  const first = starts.indexOf(from)
  if (foldedQuery === '' || from < 0 || first < 0) return [label, '', '']
  const end = characters.findIndex((_, at) => starts[at]! >= from + foldedQuery.length)
  const last = end < 0 ? characters.length : end
  return [characters.slice(0, first).join(''), characters.slice(first, last).join(''), characters.slice(last).join('')]
}
