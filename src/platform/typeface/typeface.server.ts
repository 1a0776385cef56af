import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openInstance } from './instance.ts'
import { writeSfnt, type Drawn } from './write-sfnt.ts'

export type Weight = 'regular' | 'bold'
const weights: Record<Weight, number> = { regular: 430, bold: 680 }
/** Where a letter stands in several of them, the first counts. */
const subsets = ['latin', 'vietnamese', 'latin-ext']

const made = new Map<Weight, Buffer>()

/** The shop's typeface for print, at one weight, with Latin and Vietnamese letters in one file; made once a process from what the pages use. */
export function typeface(weight: Weight): Buffer {
  const kept = made.get(weight) ?? draw(weight)
  made.set(weight, kept)
  return kept
}

function draw(weight: Weight) {
  const parts = subsets.map((subset) => openInstance(readFileSync(fileOf(subset)), weights[weight]))
  const known = new Set<number>()
  const glyphs: Drawn[] = [{ ...parts[0]!.outline(0), codes: [] }]
  for (const { characters, glyphOf, outline } of parts)
    for (const code of characters) {
      if (known.has(code)) continue
      known.add(code)
      glyphs.push({ ...outline(glyphOf(code)), codes: [code] })
    }
  return writeSfnt(glyphs, { name: `EncodeSans-${weight}`, weight: weights[weight], table: parts[0]!.table })
}

const fileOf = (subset: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/encode-sans/files/encode-sans-${subset}-wght-normal.woff2`,
  )
