import type { Locator, Page } from 'playwright-core'

/** A person sees it: a text of the page, or what stands there. */
export const sees = (page: Page, what: string | RegExp | Locator) =>
  (typeof what === 'string' || what instanceof RegExp ? page.getByText(what) : what)
    .filter({ visible: true })
    .first()
    .waitFor()
