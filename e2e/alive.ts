import type { Page } from 'playwright-core'
import { patience } from './sees.ts'
import { noteToasts } from './toasts.ts'

/**
 * Waits until the page is hydrated: before that, a press acts as it does without scripts. If the page redirects meanwhile, as links of
 * emails do, waits for the next one.
 */
export async function untilHydrated(page: Page): Promise<void> {
  try {
    await untilAwake(page)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error
    await page.waitForLoadState()
    await untilHydrated(page)
  }
}

async function untilAwake(page: Page) {
  await page.waitForFunction(isAwake, undefined, { timeout: patience })
  await noteToasts(page)
  // React attaches its listeners a moment after it knows the parts; by the second frame after that it has.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // React then draws the rest in slices, for example date fields that replace the browser's own. A busy machine shows frames in between, so this
  // waits until the browser is idle, but no longer than half a second: some pages are never idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })))
}

/** Runs in the page: whether everything from the header to the main part is hydrated and laid out; documents without React always count as hydrated. */
function isAwake() {
  if (!document.querySelector('[data-shop]')) return true
  if (document.documentElement.hasAttribute('data-pieces')) return false
  const parts = ['body > *', 'header button', 'main', 'main form'].flatMap((one) => document.querySelector(one) ?? [])
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
}
