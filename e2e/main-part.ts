import type { Locator, Page } from 'playwright-core'
import type { Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

export const heading = ({ page }: Visit, name: string) =>
  scrollsTo(page.getByRole('heading', { level: 1, name, exact: true }))
export const said = ({ page, t }: Visit, key: string) => scrollsTo(page.getByText(t(key), { exact: true }).first())
export const press = ({ page, t }: Visit, key: string, facts?: Record<string, string | number>) =>
  page
    .locator('main')
    .getByRole('button', { name: t(key, facts) })
    .first()
    .click()
export const field = ({ page, t }: Visit, key: string) => page.locator('main').getByLabel(t(key), { exact: true })

/** Expects that a person who scrolls through the page finds exactly this many. */
export async function countsTo(these: Locator, count: number) {
  await scrollsTo(these.nth(count - 1))
  await seesNot(these.nth(count))
}

/** The text that a screen reader announces. */
export const hears = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('[role=status]')].some((node) => node.textContent.includes(wanted)),
    text,
  )

/** What was removed takes its button along, so the focus is on what stands in its place. */
export const focusedTag = ({ page }: Pick<Visit, 'page'>) => page.evaluate(() => document.activeElement?.tagName)
