import { fold } from '#kit/fold.ts'
import { isMeasured, type Phrase, type Unit, type Wearer } from '../phrase.ts'
import type { Synonyms } from './list-synonyms.ts'
import { labelsOfEu } from '../traits/traits-of.ts'
import { searchWordsOf } from '../words.ts'

/** Longer than any name; the rest of a pasted text adds nothing. */
const maxWords = 8

const letterMarks = new Set(['size', 'sz', 'co', 'so'])
const sizeMarks = new Set([...letterMarks, 'eu', 'vn', 'mm'])
const lengthUnits = new Set(['cm', 'in', 'inch', 'inches'])
/** Whether a word says how large a thing is, and not what it is. */
export const saysSize = (word: string) =>
  sizeMarks.has(word) || lengthUnits.has(word) || /^\d+(?:\.\d+)?(?:mm|cm|in|inch|inches)?$/.test(word)

/** A letter alone may be any word: it is a size only beside a mark. */
const isLetter = (word: string) => /^(x{0,2}s|m|x{0,3}l|[2-4]xl)$/.test(word)
const isLabel = (word: string) => /^\d{3}$/.test(word) && Number(word) >= 140 && Number(word) <= 330
const isEu = (word: string) => /^\d{2}(\.5)?$/.test(word) && Number(word) >= 24 && Number(word) <= 50

/** Blades come in quarters of an inch. */
const isInches = (word: string) => /^\d{1,2}(\.(25|5|75))?$/.test(word) && Number(word) >= 6 && Number(word) <= 15

/** The numbers that are typed with the sign of the inch, which folding takes away. */
function signedInches(text: string) {
  const signed = text.matchAll(/([\d.,½]{1,6})\s*(?:["″”]|'')/g)
  return new Set([...signed].flatMap(([, inches]) => searchWordsOf(inches!).folded))
}

/** A number with its unit, joined or apart. A foot of `24.5 cm` is found in the label of its boot, the next 5 mm up; `240 cm` are laces. */
function measuredAt(words: string[], at: number): Unit | undefined {
  // `24cm in stock` has its unit already.
  const isApart = /\d$/.test(words[at]!) && lengthUnits.has(words[at + 1] ?? '')
  const typed = words.slice(at, isApart ? at + 2 : at + 1)
  const [, amount = '', unit] = /^(\d+(?:\.\d+)?)(cm|in|inch|inches)$/.exec(typed.join('')) ?? []
  const number = Number(amount)
  const measured = { alternatives: [typed], sizes: [], isOpen: false, typed }
  if (unit !== 'cm') return isInches(amount) ? { ...measured, lengths: [amount] } : undefined
  if (/^\d{2}(\.\d)?$/.test(amount) && number >= 14 && number <= 33)
    return { ...measured, sizes: [String(Math.ceil(number * 2) * 5)] }
  if (number >= 100 && number <= 400) return { ...measured, laces: [amount] }
}

/** Splits a typed text into parts that a product can match: synonyms as alternatives, sizes as sizes, ignored words left out. */
export function readPhrase(text: string, { same, ignored }: Synonyms): Phrase {
  const words = searchWordsOf(text).folded.slice(0, maxWords)
  const inches = signedInches(text)
  const isEnded = /[\s.,;!?]$/.test(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const unit = unitAt(words, at, { same, ignored, inches })
    units.push({
      ...unit,
      isOpen: !isEnded && at + unit.typed.length === words.length && unit.typed.at(-1)!.length > 1,
    })
    at += unit.typed.length
  }
  const meaningful = withoutMarks(units).filter(({ typed }) => !ignored.has(typed.join(' ')))
  const used = meaningful.length ? meaningful : units
  return { units: used, wearers: wearersOf(used), exact: exactOf(text, meaningful) }
}

/** Words for a wearer, folded: the phrase or any of its synonyms. */
const wearerWords: Record<Wearer, string[]> = {
  child: ['tre em', 'em be', 'be', 'thieu nhi', 'kid', 'kids', 'child', 'children', 'junior'],
  beginner: ['moi hoc', 'nguoi moi', 'moi tap', 'beginner', 'beginners', 'basic'],
}

const wearersOf = (units: Unit[]) =>
  (['child', 'beginner'] as const).filter((wearer) =>
    units.some(({ alternatives, typed }) =>
      [typed, ...alternatives].some((words) => wearerWords[wearer].includes(words.join(' '))),
    ),
  )

/** The longest phrase with synonyms or without meaning that begins here, or one word, or one size. */
function unitAt(words: string[], at: number, { same, ignored, inches }: Synonyms & { inches: Set<string> }): Unit {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length)
    const phrase = typed.join(' ')
    const ways = same.get(phrase) ?? (length > 1 && ignored.has(phrase) ? [phrase] : undefined)
    if (ways) return { alternatives: ways.map((way) => way.split(' ')), sizes: [], isOpen: false, typed }
  }
  const measured = measuredAt(words, at)
  if (measured) return measured
  const word = words[at]!
  const mm = /^(\d{3})mm$/.exec(word)?.[1] ?? word
  // A foot of 247 mm needs the next label, as in centimetres.
  const sizes = isLabel(mm) ? [String(Math.ceil(Number(mm) / 5) * 5)] : isEu(word) ? labelsOfEu(Number(word)) : []
  // Without its unit a whole number may be one of hours, hollows or models as well.
  const isLength = isInches(word) && (word.includes('.') || inches.has(word))
  const alternatives = mm === word ? [[word]] : [[word], [mm]]
  return { alternatives, sizes, ...(isLength && { lengths: [word] }), isOpen: false, typed: [word] }
}

/** In `size 39` and `size EU 39` the words are only markers, and 39 can only be a size; 254 mm may be those of a holder. */
function withoutMarks(units: Unit[]): Unit[] {
  const markOf = (unit: Unit | undefined) =>
    unit?.typed.length === 1 && sizeMarks.has(unit.typed[0]!) ? unit.typed[0]! : undefined
  const marked = units.map((unit, at) => {
    const marks = [units[at - 1], units[at + 1]].flatMap((one) => markOf(one) ?? [])
    const [word, ...more] = unit.typed
    if (!more.length && isLetter(word!) && marks.some((mark) => letterMarks.has(mark)))
      return { ...unit, sizes: [word!.toUpperCase()] }
    return unit.sizes.length && marks.some((mark) => mark !== 'mm') ? { ...unit, alternatives: [] } : unit
  })
  const isMark = (unit: Unit) => markOf(unit) !== undefined
  const marksSize = (at: number, step: 1 | -1): boolean => {
    const next = marked[at + step]
    return next !== undefined && (isMeasured(next) || (isMark(next) && marksSize(at + step, step)))
  }
  return marked.filter((unit, at) => !(isMark(unit) && (marksSize(at, 1) || marksSize(at, -1))))
}

function exactOf(text: string, units: Unit[]): Phrase['exact'] {
  const usedWords = new Set(units.flatMap(({ typed }) => typed))
  const open = units.find(({ isOpen }) => isOpen)?.typed.at(-1)
  return searchWordsOf(text)
    .exact.filter((word) => word !== fold(word) && usedWords.has(fold(word)))
    .slice(0, maxWords)
    .map((word) => ({ word, isOpen: fold(word) === open }))
}
