import type { Page } from 'playwright-core'

/** What is said to who listens to the page: a live region that nobody need see. */
export const hears = (page: Page, text: string) =>
  page.waitForFunction(
    (said) =>
      [...document.querySelectorAll('[role=status], [aria-live]')].some((one) => one.textContent.includes(said)),
    text,
  )
