import { expect, type Visit } from './stage.ts'

/** Somebody looks at this window again, which asks for both lists; until both were answered. */
export async function lookAgain({ page }: Visit) {
  const answers = [/\/api\/cart(\?|$)/, /\/api\/wishlist(\?|$)/].map((list) => page.waitForResponse(list))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await Promise.all(answers)
}

/** Until the server has taken what was changed in this window. */
export const tellsAll = ({ page }: Visit) =>
  expect
    .poll(() =>
      page.evaluate(() => ['luot_cart_unsent', 'luot_wishes_unsent'].filter((list) => sessionStorage.getItem(list))),
    )
    .toEqual([])
