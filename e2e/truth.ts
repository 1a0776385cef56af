import type { Locator, Page } from 'playwright-core'
import type { ReceivedEmail } from './mailbox.ts'
import { reads, scrollsTo } from './sees.ts'
import { expect, type Visit } from './stage.ts'

/** The places where a shopper sees a product on the way to the order. */
export type Place = 'card' | 'product' | 'drawer' | 'cart' | 'checkout' | 'order'

/** The first amount in đồng in a text. */
const amountIn = (text: string) => {
  const found = /(\d{1,3}(?:\.\d{3})*)\s?₫/.exec(text)
  if (!found) throw new Error(`no price in “${text}”`)
  return Number(found[1]!.replaceAll('.', ''))
}

/** The line of a product in the cart, checkout or order shown there. */
const lineOf = (page: Page, place: Place, name: string) =>
  ({
    card: page.locator('main article').filter({ has: page.getByRole('link', { name, exact: true }) }),
    product: page.locator('form#buy'),
    drawer: page.locator('dialog[open] li[id^=line-]').filter({ has: page.getByRole('link', { name, exact: true }) }),
    cart: page.locator('main li[id^=line-]').filter({ has: page.getByRole('link', { name, exact: true }) }),
    checkout: page.locator('section[aria-labelledby=review] li').filter({ has: page.getByText(name, { exact: true }) }),
    order: page.locator('main li').filter({ has: page.getByRole('link', { name, exact: true }) }),
  })[place].first()

const amounts: Record<Place, string> = {
  card: '.type-price > span',
  product: '.type-price-large > span',
  drawer: '.type-price > span',
  cart: '.type-price > span',
  checkout: 'p > .num',
  order: ':scope > p.num',
}

/** The price of a product as a shopper reads it at this place; `isFrom`: what it costs at least. */
export async function priceSeen(page: Page, place: Place, name: string) {
  const text = await reads(lineOf(page, place, name).locator(amounts[place]).first())
  return { price: amountIn(text), isFrom: /(?:^|\s)(?:từ|from)\s/i.test(text) }
}

/** The price before the reduction, if it is shown in the same place. */
export async function earlierPriceSeen(page: Page, place: 'card' | 'product', name: string) {
  return amountIn(await reads(lineOf(page, place, name).locator('s').first()))
}

/** The price of a service, as shown below its product. */
export async function workPriceSeen(page: Page, place: Place, work: string) {
  if (place === 'product') return amountIn(await reads(page.locator('form#buy label', { hasText: work }).first()))
  if (place === 'checkout') return (await priceSeen(page, 'checkout', work)).price
  const where = place === 'drawer' ? page.locator('dialog[open]') : page.locator('main')
  return amountIn(await reads(where.locator('li li', { hasText: work }).locator('span.num').first()))
}

/** The total, before the order button and after it. */
export async function totalSeen(page: Page, place: 'checkout' | 'order', words: string) {
  const where = place === 'checkout' ? page.locator('section[aria-labelledby=review] dl') : page.locator('main dl')
  return amountIn(
    await reads(
      where
        .locator('div')
        .filter({ has: page.getByText(words, { exact: true }) })
        .last(),
    ),
  )
}

/** The price of a product in an email: the amount after its name. */
export function priceIn(mail: ReceivedEmail, name: string) {
  const at = mail.text.lastIndexOf(name)
  if (at < 0) throw new Error(`the letter does not name ${name}: ${mail.text}`)
  return amountIn(mail.text.slice(at + name.length))
}

export type Stock = 'none' | 'enough' | number

/** Whether a shopper can buy it, and how many are left where that is shown. */
export async function stockSeen(page: Page, place: 'card' | 'product', name: string, t: Visit['t']) {
  const line = lineOf(page, place, name)
  const none =
    place === 'card' ? line.getByText(t('product_sold_out')) : line.getByRole('link', { name: t('watch_open') })
  const there: Locator = place === 'card' ? line.locator('.type-price') : line.locator('#add-to-cart')
  await scrollsTo(none.or(there).first())
  const said = await reads(line)
  if (said.includes(place === 'card' ? t('product_sold_out') : t('watch_open'))) return 'none' satisfies Stock
  for (const words of ['product_few_left', 'product_pairs_left']) {
    const few = new RegExp(t(words, { count: '(\\d+)' })).exec(said)
    if (few) return Number(few[1])
  }
  return said.includes(t('product_pairs_left_one')) ? 1 : 'enough'
}

/** The most pieces that the cart allows; leaves one in it. */
export async function takesAtMost(page: Page, name: string, most: number) {
  const count = lineOf(page, 'cart', name).getByRole('spinbutton')
  await scrollsTo(count)
  for (const [typed, kept] of [
    [90, most],
    [1, 1],
  ]) {
    await count.fill(String(typed))
    await count.press('Enter')
    await expect.poll(() => count.inputValue(), { message: name }).toBe(String(kept))
  }
}
