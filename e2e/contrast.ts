import type { ElementHandle, Page } from 'playwright-core'
import { scriptless, withAxe, type WithAxe } from './look.ts'

/** What was judged once in this file, by colours, size and what lies behind: axe walks the whole page, so the same pair is not judged twice. */
const judged = new Map<string, string | undefined>()

/** What axe finds of the contrast of this element and what it holds, or nothing. */
export async function contrastFinding(page: Page, element: ElementHandle): Promise<string | undefined> {
  // axe needs timers, which a window without scripts has not.
  if (scriptless.has(page.context())) return undefined
  const looks = await element.evaluate(looksOf).catch(() => '')
  if (!looks) return undefined
  if (judged.has(looks)) return judged.get(looks)
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
    .catch(() => undefined)
  judged.set(looks, finding)
  return finding
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
