import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit } from './stage.ts'
import { sees } from './sees.ts'

/** Figure skates of the demo shop: white 235 mm R is in stock, 240 R is sold out. */
export const aria = { slug: 'luot-aria-75', name: 'Lướt Aria 75' }

export const guest = {
  phone: '0901 234 567',
  name: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  street: '12 Phan Đình Phùng',
}

/** Opens the boot, chooses a size in stock and adds it to the cart, which opens the drawer. */
export async function addAria({ page, go }: Visit, { colour = 'white', size = '235', width = 'R' } = {}) {
  await go(`/product/${aria.slug}`)
  await choose(page, { colour, size, width })
  await page.locator('#add-to-cart').click()
  await sees(page.locator('dialog[open] a[href$="/checkout"]'))
}

/** In the order of the picker: the width comes before the sizes that are made in it. */
const asked = ['colour', 'width', 'size']

/** Presses the chips of the picker. */
export async function choose(page: Page, choices: Record<string, string>) {
  const inOrder = Object.entries(choices).toSorted(([a], [b]) => asked.indexOf(a) - asked.indexOf(b))
  for (const [name, value] of inOrder)
    await page.locator(`form#buy label:has(input[name=${name}][value="${value}"])`).click()
}

/** Fills the checkout of a guest in Ba Đình, Hà Nội, as a person would: by typing a few letters; paid at the door. */
export async function fillCheckout({ page, t }: Visit, changes: Partial<typeof guest> = {}) {
  const who = { ...guest, ...changes }
  await page.getByLabel(t('checkout_phone'), { exact: true }).fill(who.phone)
  await page.getByLabel(t('checkout_name'), { exact: true }).fill(who.name)
  await page.locator('input[name=email]').fill(who.email)
  await pick(page, t('checkout_province'), 'ha noi', 'Thành phố Hà Nội')
  await pick(page, t('checkout_ward'), 'ba dinh', 'Phường Ba Đình')
  await page.locator('input[name=street]').fill(who.street)
  await payBy(page, 'cod')
}

/** Chooses how to pay, by the card. */
export const payBy = (page: Page, method: string) =>
  page.locator(`form label:has(input[name=payment][value=${method}])`).click()

/** Types a few letters and takes the matching option. */
export async function pick(page: Page, label: string, typed: string, wanted: string) {
  const field = page.getByRole('combobox', { name: label })
  await expect.poll(() => field.isEnabled()).toBe(true)
  await field.fill(typed)
  await page.getByRole('option', { name: wanted, exact: true }).click()
  await expect.poll(() => field.inputValue()).toBe(wanted)
}

export const placeButton = (page: Page) => page.locator('button[name=intent][value=place]')

/** Places the order and waits for the confirmation; answers the order's id. */
export async function place({ page }: Visit) {
  await placeButton(page).click()
  await page.waitForURL('**/order-success?order=*')
  return new URL(page.url()).searchParams.get('order')!
}

/**
 * A fee is on its way while the summary is busy, from the picture after the press on; waits for the last answer. On phones the summary is folded, so
 * nobody sees that it is busy.
 */
export async function untilQuoted(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() => !document.querySelector('dl[aria-busy=true]'))
}
