import type { Page } from 'playwright-core'

/** Until React has taken over what the server drew: before that, a press does what it does without scripts. */
export const alive = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('header button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  )
