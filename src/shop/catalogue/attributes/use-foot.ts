import { useSyncExternalStore } from 'react'
import { storageEntry } from '#kit/storage-entry.ts'

/** The shopper's own foot, kept in the browser only. */
const place = storageEntry('luot_foot')
const shortestFootMm = 140
const longestFootMm = 315

/** The answers to the size adviser, as typed, so that the next boot need not ask again. */
type FootAnswers = Record<string, string>
/** `of`: the skater whose foot it is, by the name that the shopper gave. */
type StoredFoot = { mm?: unknown; answers?: unknown; of?: unknown }

/** Foot length in mm; undefined on the server, before a foot was measured, and where storage is forbidden. */
export const useFoot = () => useSyncExternalStore(place.subscribe, readFoot, () => undefined)

export const isFoot = (mm: unknown): mm is number =>
  Number.isInteger(mm) && (mm as number) >= shortestFootMm && (mm as number) <= longestFootMm

/** A foot measured without further answers, as on the home page, replaces the stored one with all its answers: they may be those of another skater. */
export function saveFoot(
  mm: number,
  answers: FootAnswers = { foot: String(mm) },
  of = areFeetOf(answers) ? footOwner() : undefined,
) {
  place.write(JSON.stringify({ mm, answers, of }))
}

/** Puts back what is stored now; undefined where a length alone would replace no further answer and no name. */
export function undoFoot() {
  const text = place.read()
  const isRich = Object.keys(readAnswers()).some((name) => name !== 'foot') || footOwner() !== undefined
  return isRich ? () => place.write(text) : undefined
}

/** The name of the skater whose foot is stored; undefined if it was measured for no named skater. */
export function footOwner() {
  const { of } = readStoredFoot()
  return typeof of === 'string' && of.length <= 60 ? of : undefined
}

/** Other answers, such as the preferred fit, do not change whose feet these are. */
const areFeetOf = ({ foot = '', other = '' }: FootAnswers) =>
  foot === (readAnswers().foot ?? '') && other === (readAnswers().other ?? '')

function readStoredFoot(): StoredFoot {
  try {
    return (JSON.parse(place.read() ?? '{}') as StoredFoot | null) ?? {}
  } catch {
    return {}
  }
}

function readFoot() {
  const { mm } = readStoredFoot()
  return isFoot(mm) ? mm : undefined
}

/** The storage of a browser may hold anything, so only short texts count. */
export function readAnswers(): FootAnswers {
  const { answers } = readStoredFoot()
  const entries = answers && typeof answers === 'object' ? Object.entries(answers) : []
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value.length <= 12))
}
