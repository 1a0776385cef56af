import { readFileSync } from 'node:fs'
import { contrastOf, markPairs, palettes, textPairs } from '#ui/contrast.ts'
import type { CheckError, Finding } from './finding.ts'

const least = { read: 4.5, marks: 3 }

/** Whether every pair of colours is readable, light and dark. The figure is the lowest contrast of any text, in hundredths. */
export async function checkContrast(tokens = 'src/ui/tokens.css'): Promise<Finding> {
  const themes = palettes(readFileSync(tokens, 'utf8'))
  const measured = Object.entries(themes).flatMap(([theme, palette]) => [
    ...textPairs.map((pair) => ({ theme, pair, ratio: contrastOf(palette, pair), needed: least.read })),
    ...markPairs.map((pair) => ({ theme, pair, ratio: contrastOf(palette, pair), needed: least.marks })),
  ])
  const lowest = Math.min(...measured.filter(({ needed }) => needed === least.read).map(({ ratio }) => ratio))
  const errors = measured
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ theme, pair, ratio }): CheckError => ({
      kind: 'pale',
      of: `${pair}, ${theme}`,
      n: Math.floor(ratio * 100),
    }))
  return { figure: Math.floor(lowest * 100), errors }
}
