import type { Page } from 'playwright-core'

/**
 * A load that the next one replaces is cut off before its answer or in the middle of it. React Router rejects a promise then that nobody waits
 * for; the visitor sees nothing, and the error reports of the shop leave it out too (`send-errors.ts`).
 */
const isReplacedLoad = (text: string) => /BodyStreamBuffer was aborted|signal is aborted without reason/.test(text)

/** A picture that an earlier page left in memory is taken from there, and its preload is not: said of a page that stays open for some seconds. */
const isUnusedPreload = (text: string) => /\/media\/\S+ was preloaded using link preload but not used/.test(text)

/** Collects uncaught errors of the page and the errors and warnings of its console, unless the test expects them. */
export function collectComplaints(page: Page, isExpected: (text: string) => boolean = () => false) {
  const complaints: string[] = []
  const add = (text: string, source: string) => {
    if (!isExpected(text) && !isReplacedLoad(text) && !isUnusedPreload(text))
      complaints.push(`${page.url()}: ${text.slice(0, 400)} (${source})`)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(message.text(), message.location().url)
  })
  page.on('pageerror', ({ message }) => add(message, 'uncaught'))
  return complaints
}
