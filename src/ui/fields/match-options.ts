import { fold } from '#kit/fold.ts'

/** `aka`: other names by which it can be found; the one that was meant is shown. */
export type ComboOption = { value: string; label: string; note?: string; aka?: readonly string[] }
export type OptionMatch = (option: ComboOption, query: string) => boolean

/** Without accents and case: `ha noi` finds `Thành phố Hà Nội`. */
const labelContains: OptionMatch = (option, query) => fold(option.label).includes(fold(query))

/** The other name that was meant: each word of the query begins a word of it, numbers whole. Nothing where the label itself was meant. */
export function akaOf(option: ComboOption, query: string, matches: OptionMatch = labelContains) {
  const wanted = fold(query).split(' ')
  if (wanted[0] === '' || matches(option, query)) return
  return option.aka?.find((name) => {
    const words = ` ${fold(name)} `
    return wanted.every((word) => words.includes(/^\d+$/.test(word) ? ` ${word} ` : ` ${word}`))
  })
}

/** The matching options: first those with a word that starts with the query, last those that match only by another name; the order is otherwise kept. */
export function matchOptions(options: readonly ComboOption[], query: string, matches: OptionMatch = labelContains) {
  const wanted = fold(query)
  if (wanted === '') return [...options]
  const found = options.filter((option) => matches(option, query))
  const startsWord = (option: ComboOption) => ` ${fold(option.label)}`.includes(` ${wanted}`)
  const byAka = options.filter((option) => akaOf(option, query, matches) !== undefined)
  return [...found.filter(startsWord), ...found.filter((option) => !startsWord(option)), ...byAka]
}

/** The option that was typed out in full. */
export const exactOption = (options: readonly ComboOption[], query: string) =>
  options.find((option) => fold(option.label) === fold(query))

/** Cuts a label into before, hit and after, comparing without accents. The hit is empty where nothing matches. */
export function splitMatch(label: string, query: string): [before: string, hit: string, after: string] {
  const letters = [...label.normalize('NFC')]
  const wanted = fold(query)
  const folded = letters.map((letter) => fold(letter) || ' ')
  const starts = folded.map((_, at) => folded.slice(0, at).join('').length)
  const joined = folded.join('')
  const wordAt = ` ${joined}`.indexOf(` ${wanted}`)
  const from = wordAt >= 0 ? wordAt : joined.indexOf(wanted)
  const first = starts.indexOf(from)
  if (wanted === '' || from < 0 || first < 0) return [label, '', '']
  const end = letters.findIndex((_, at) => starts[at]! >= from + wanted.length)
  const last = end < 0 ? letters.length : end
  return [letters.slice(0, first).join(''), letters.slice(first, last).join(''), letters.slice(last).join('')]
}
