import { expect, type Visit } from './stage.ts'

/** The window gets the focus again, which requests both lists; waits for both responses. */
export async function lookAgain({ page }: Visit) {
  const answers = [/\/api\/cart(\?|$)/, /\/api\/wishlist(\?|$)/].map((list) => page.waitForResponse(list))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await Promise.all(answers)
}

/** Waits until the server has the lists of this window: the script that sends changes may load after the change. */
export const tellsAll = ({ page }: Visit) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        type Line = { id: string; quantity?: number }
        const inWords = (lines: Line[] = []) => lines.map(({ id, quantity = 1 }) => `${quantity} × ${id}`).sort()
        const stored = <T>(key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
        const asked = async <T>(path: string) => (await (await fetch(path)).json()) as T
        const here = [inWords(stored<{ items: Line[] }>('luot_cart')?.items), inWords(stored<Line[]>('wishlist') ?? [])]
        const there = [
          inWords((await asked<{ quantities: Line[] }>('/api/cart')).quantities),
          inWords((await asked<{ items: Line[] }>('/api/wishlist')).items),
        ]
        return JSON.stringify(here) === JSON.stringify(there) ? 'the same' : { here, there }
      }),
    )
    .toBe('the same')
