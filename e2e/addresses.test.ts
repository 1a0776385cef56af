import { describe } from 'vitest'
import { addAria, guest, payBy, place, untilQuoted } from './buy.ts'
import { overflow, seriousFindings } from './look.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

const note = 'Gọi trước khi giao'

async function toCheckout(visit: Visit) {
  await addAria(visit, { size: '235' })
  await visit.page.locator('dialog[open] a[href$="/checkout"]').click()
  await visit.page.waitForURL('**/checkout')
  await scrollsTo(visit.page.getByRole('combobox', { name: visit.t('checkout_province') }))
}

describe.each(wayOf('phone', 'en'))('an address of before July 2025 ($locale, $width px)', ({ width, locale }) => {
  test('is found by ward and district as people wrote them, and leads to the ward of today', async ({ visit }) => {
    const buyer = await visit({ width, locale })
    const { page, t } = buyer
    await toCheckout(buyer)
    await page.locator('input[name=phone]').fill(guest.phone)
    await page.locator('input[name=name]').fill(guest.name)
    await page.getByText(t('checkout_more'), { exact: true }).click()
    await page.locator('textarea[name=note]').fill(note)

    await page.getByText(t('old_address_open')).click()
    const old = page.locator('input[name=oldAddress]')
    await old.fill('p. dich vong, q. cau giay')
    await old.press('Enter')
    await scrollsTo(page.getByText(t('old_address_parts')))
    expect(await page.locator('button[name=pickWard]').count()).toBe(2)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: /Phường Nghĩa Đô/ }).click()
    const ward = page.getByRole('combobox', { name: t('checkout_ward') })
    await expect.poll(() => ward.inputValue()).toBe('Phường Nghĩa Đô')
    expect(await page.locator('textarea[name=note]').inputValue()).toBe(note)

    await ward.fill('dich vong')
    await page.getByRole('option', { name: /Phường Cầu Giấy/ }).click()
    await expect.poll(() => ward.inputValue()).toBe('Phường Cầu Giấy')
    await page.locator('input[name=street]').fill('5 Trần Thái Tông, P. Hàng Bông, Q. Hoàn Kiếm')
    await payBy(page, 'cod')
    await untilQuoted(page)
    await page.locator('button[name=intent][value=place]').click()
    await scrollsTo(page.getByRole('link', { name: /Hàng Bông/ }))
    expect(await seriousFindings(page)).toEqual([])
    await page.locator('input[name=street]').fill('5 Trần Thái Tông')
    await page.locator('label:has(input[name=method][value=express])').click()
    await expect.poll(() => reads(page.locator('button[name=intent][value=place]'))).toContain('₫')
    await untilQuoted(page)
    await place(buyer)
  })

  test('is found without scripts as well, and nothing that was typed is lost', async ({ visit }) => {
    const buyer = await visit({ width, locale, script: false })
    const { page, go, t } = buyer
    await go('/product/luot-aria-75?colour=white&fit=235_R')
    await page.locator('#add-to-cart').click()
    await go('/checkout')
    await page.locator('input[name=name]').fill(guest.name)
    await page.getByText(t('old_address_open')).click()
    await page.locator('input[name=oldAddress]').fill('Bến Nghé, Quận 1')
    await page.getByRole('button', { name: t('old_address_search') }).click()
    await page.getByRole('button', { name: /Phường Sài Gòn/ }).click()
    await expect.poll(() => page.locator('select[name=ward]').inputValue()).toBe('26740')
    expect(await page.locator('select[name=province]').inputValue()).toBe('79')
    expect(await page.locator('input[name=name]').inputValue()).toBe(guest.name)
  })
})
