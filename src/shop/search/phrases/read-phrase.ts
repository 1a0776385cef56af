import { fold } from '#kit/fold.ts'
import type { Phrase, Unit, Wearer } from '../phrase.ts'
import type { Synonyms } from './list-synonyms.ts'
import { labelsOfEu } from '../traits/traits-of.ts'
import { searchWordsOf } from '../words.ts'

/** Longer than any name; the rest of a pasted text adds nothing. */
const maxWords = 8

const sizeMarks = new Set(['size', 'sz', 'co', 'so', 'eu', 'vn', 'mm'])
const isLabel = (word: string) => /^\d{3}$/.test(word) && Number(word) >= 140 && Number(word) <= 330
const isEu = (word: string) => /^\d{2}(\.5)?$/.test(word) && Number(word) >= 24 && Number(word) <= 50

/** Blades come in quarters of an inch; a whole number may be one of hours, hollows or models as well. */
const isInches = (word: string) => /^\d{1,2}\.(25|5|75)$/.test(word) && Number(word) >= 6 && Number(word) < 15

/** A foot in centimetres, `24.5cm` or `24.5 cm`, is found in the label of its boot, the next 5 mm up; a lace of 120 cm is no foot. */
function footAt(words: string[], at: number): Unit | undefined {
  const typed = words.slice(at, words[at + 1] === 'cm' ? at + 2 : at + 1)
  const cm = Number(/^(\d{2}(?:\.\d)?)cm$/.exec(typed.join(''))?.[1])
  if (cm >= 14 && cm <= 33)
    return { alternatives: [typed], sizes: [String(Math.ceil(cm * 2) * 5)], isOpen: false, typed }
}

/** Splits a typed text into parts that a product can match: synonyms as alternatives, sizes as sizes, ignored words left out. */
export function readPhrase(text: string, { same, ignored }: Synonyms): Phrase {
  const words = searchWordsOf(text).folded.slice(0, maxWords)
  const isEnded = /[\s.,;!?]$/.test(text)
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const unit = unitAt(words, at, { same, ignored })
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
function unitAt(words: string[], at: number, { same, ignored }: Synonyms): Unit {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length)
    const phrase = typed.join(' ')
    const ways = same.get(phrase) ?? (length > 1 && ignored.has(phrase) ? [phrase] : undefined)
    if (ways) return { alternatives: ways.map((way) => way.split(' ')), sizes: [], isOpen: false, typed }
  }
  const foot = footAt(words, at)
  if (foot) return foot
  const word = words[at]!
  const mm = /^(\d{3})mm$/.exec(word)?.[1] ?? word
  const sizes = isLabel(mm) ? [mm] : isEu(word) ? labelsOfEu(Number(word)) : []
  return { alternatives: [[word]], sizes, ...(isInches(word) && { lengths: [word] }), isOpen: false, typed: [word] }
}

/** In `size 39` and `size EU 39` the words are only markers, and 39 can only be a size. */
function withoutMarks(units: Unit[]): Unit[] {
  const isMark = (unit: Unit | undefined) => unit?.typed.length === 1 && sizeMarks.has(unit.typed[0]!)
  const marked = units.map((unit, at) =>
    unit.sizes.length && (isMark(units[at - 1]) || isMark(units[at + 1])) ? { ...unit, alternatives: [] } : unit,
  )
  const marksSize = (at: number, step: 1 | -1): boolean => {
    const next = marked[at + step]
    return next !== undefined && (next.sizes.length > 0 || (isMark(next) && marksSize(at + step, step)))
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
