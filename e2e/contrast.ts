import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElementHandle, Page } from 'playwright-core'
import { inject } from 'vitest'
import { scriptless, withAxe, type WithAxe } from './look.ts'

/** What was found good once in this run, by colours, size and what lies behind: axe walks the whole page, half a second of a processor, so the same pair is not judged by each file anew. */
const good = {
  in: inject('room') && join(inject('room'), 'contrast'),
  has: (looks: string) => Boolean(good.in) && existsSync(good.fileOf(looks)),
  add(looks: string) {
    if (!good.in) return
    mkdirSync(good.in, { recursive: true })
    writeFileSync(good.fileOf(looks), looks)
  },
  fileOf: (looks: string) => join(good.in, createHash('sha256').update(looks).digest('hex')),
}

/** The contrast errors that axe finds in this element and its content. */
export async function contrastFinding(page: Page, element: ElementHandle): Promise<string | undefined> {
  // axe needs timers, which a window without scripts has not.
  if (scriptless.has(page.context())) return undefined
  const looks = await element.evaluate(looksOf).catch(() => '')
  if (!looks) return undefined
  if (good.has(looks)) return undefined
  await withAxe(page)
  const finding = await element
    .evaluate(async (node) => {
      const rule = {
        runOnly: { type: 'rule' as const, values: ['color-contrast'] },
        resultTypes: ['violations' as const],
        iframes: false,
      }
      const { violations } = await (globalThis as unknown as WithAxe).axe.run(node as Element, rule)
      return violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary ?? ''))[0]
    })
    .catch(() => 'went away')
  if (!finding) good.add(looks)
  return finding === 'went away' ? undefined : finding
}

/** Runs in the page: the colour of a text, its size, and every ground behind it; nothing for what has no text or is disabled, which no rule judges. */
function looksOf(node: Node) {
  const element = node as Element
  if (!element.textContent?.trim() || element.closest('[disabled], [aria-disabled=true]')) return ''
  const { color, fontSize, fontWeight } = getComputedStyle(element)
  const grounds: string[] = []
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one)
    grounds.push(`${backgroundColor} ${backgroundImage.slice(0, 40)} ${opacity}`)
  }
  return [color, fontSize, fontWeight, ...new Set(grounds)].join('|')
}
