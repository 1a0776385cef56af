import { fold } from '#kit/fold.ts'

/** Common abbreviations and their full words, in the order in which they are replaced. */
const short: [RegExp, string][] = [
  [/\b(tp|t\.p)\.? ?(hcm|ho chi minh)\b|\btphcm\b|\bhcmc?\b/g, ' thanh pho ho chi minh '],
  [/\btphn\b|\btp\.? ?hn\b/g, ' thanh pho ha noi '],
  [/\b[pf]\.? ?(?=\d)|\bp\. ?|\bf\. ?/g, ' phuong '],
  [/\bq\.? ?(?=\d)|\bq\. ?/g, ' quan '],
  [/\bh\. ?/g, ' huyen '],
  [/\btx\.? ?/g, ' thi xa '],
  [/\btt\.? ?/g, ' thi tran '],
  [/\bx\. ?/g, ' xa '],
  [/\btp\.? ?/g, ' thanh pho '],
  [/\bt\. ?/g, ' tinh '],
]

/** A typed address without accents, with `P.12, Q.1` spelled out: `phuong 12 quan 1`. */
export function spellOut(text: string) {
  const spelledOut = short.reduce((spelling, [pattern, full]) => spelling.replace(pattern, full), fold(text))
  return spelledOut
    .replace(/[.]/g, ' ')
    .replace(/\b0+(?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const kinds = /^(phuong|xa|thi tran|dac khu|quan|huyen|thi xa|thanh pho|tinh) /

/** The searchable form of a unit: its name; one with only a number keeps its kind, since `12` is in every street. */
export function unitSearchText(unit: string) {
  const full = spellOut(unit)
  const name = full.replace(kinds, '')
  return /^\d+$/.test(name) ? full : name
}
