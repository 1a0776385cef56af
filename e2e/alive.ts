import type { Page } from 'playwright-core'
import { patience } from './sees.ts'
import { noteToasts } from './toasts.ts'

/**
 * Until React has taken over what the server drew: before that, a press does what it does without scripts. A page that leads on by itself
 * (the link of an email does) may go while it is asked: then the next one is waited for.
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
  // Its parts are known to React a moment before it hears: by the second picture that is painted after that, it does.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Runs in the page: React has taken over what the server sent, from the header to the main part, and all of it is laid out; other documents never sleep. */
function isAwake() {
  if (!document.querySelector('[data-shop]')) return true
  if (document.documentElement.hasAttribute('data-pieces')) return false
  const parts = ['body > *', 'header button', 'main', 'main form'].flatMap((one) => document.querySelector(one) ?? [])
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
}
