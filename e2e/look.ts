import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No page plays anything, and axe is in the page's own document only: it need not fetch media and style sheets anew, nor ask frames. */
const cheap: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false }
const everyRule: RunOptions = {
  ...cheap,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Without what is only good practice and the same at every width: landmarks, the order of headings. */
export const wcagRules: RunOptions = { ...cheap, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** A theme changes colours and nothing else. */
const ofColour: RunOptions = { ...cheap, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** Sentences with a value that is none, as when a fact is missing or has another name. */
async function brokenSentences(page: Page) {
  const text = await page.locator('body').innerText()
  const broken = text.split('\n').filter((line) => /\bNaN\b|\bundefined\b|\[object |Invalid Date/.test(line))
  return broken.map((line) => `broken sentence: ${line}`)
}

/** Serious and critical findings, as sentences: of the page as it stands, and of its colours in the other theme. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (scriptless.has(page.context())) {
    const twin = await twinOf(page)
    const found = await seriousFindings(twin)
    await twin.context().close()
    return found
  }
  const isDark = await standingStill(page)
  const found = [...(await findingsOf(page, everyRule)), ...(await brokenSentences(page))]
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  const other = await findingsOf(page, ofColour)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return [...found, ...other.map((finding) => `${isDark ? 'light' : 'dark'}: ${finding}`)]
}

/** The same of the theme that is shown alone. */
export async function findingsAsShown(page: Page, rules = everyRule) {
  await standingStill(page)
  const found = [...(await findingsOf(page, rules)), ...(await brokenSentences(page))]
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return found
}

/** axe, once in each document. */
export async function withAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
}

/** Prepares the page for the checks. Returns whether it is dark. */
async function standingStill(page: Page) {
  await withAxe(page)
  return page.evaluate(standStill)
}

/** Windows opened without scripts. */
export const scriptless = new WeakSet<BrowserContext>()

/** The same page where a script can run: axe needs timers. Its own scripts are left out, what stands in their place is shown. */
async function twinOf(page: Page) {
  const context = await page.context().browser()!.newContext({ viewport: page.viewportSize() })
  const twin = await context.newPage()
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>/g, '').replace(/<(\/?)noscript>/g, '<$1div>')
  await twin.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await twin.goto(page.url())
  return twin
}

/** Runs in the page: ends colour transitions, whose intermediate colours do not count. Returns whether the page is dark. */
function standStill() {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }')
  document.adoptedStyleSheets = [still]
  return matchMedia('(prefers-color-scheme: dark)').matches
}

export type WithAxe = {
  axe: {
    run: ((options: RunOptions) => Promise<AxeResults>) & ((node: Element, options: RunOptions) => Promise<AxeResults>)
  }
}

async function findingsOf(page: Page, options: RunOptions) {
  const found: string[] = []
  for (const { id, impact, nodes } of await violationsOf(page, options)) {
    if (impact !== 'serious' && impact !== 'critical') continue
    const targets = nodes.slice(0, 3).map((node) => node.target.join(' '))
    if (id !== 'target-size' || (await staySmall(page, targets))) found.push(`${id}: ${targets.join(' | ')}`)
  }
  return found
}

const violationsOf = async (page: Page, options: RunOptions) =>
  (await page.evaluate((asked) => (globalThis as unknown as WithAxe).axe.run(asked), options)).violations

/** A target half covered by a bar at the window's edge is small only if it is still so in the middle of the window. */
async function staySmall(page: Page, targets: string[]) {
  for (const target of targets) {
    await page.evaluate((one) => document.querySelector(one)?.scrollIntoView({ block: 'center' }), target)
    const still = await violationsOf(page, { runOnly: { type: 'rule', values: ['target-size'] } })
    if (still.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target))) return true
  }
  return false
}

/** Content wider than the window makes a phone scroll sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
