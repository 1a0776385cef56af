// @module-tag turn-0
import { describe } from 'vitest'
import { comeIn, press } from './after-sale.ts'
import { judge, opensUntil, opensUntilGone, told } from './auth.ts'
import { addAria, aria } from './buy.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { readsAll, scrollsTo, sees, seesNot } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)
/** A day is typed beside the field that is sent (`src/ui/fields/date-input.tsx`). */
const dayField = ({ page }: Visit, name: string) => page.locator(`main div:has(> [name="${name}"]) input:not([hidden])`)

describe.each(rareWay('desk', 'vi'))(
  'two people at the settings of the shop ($locale, $width px)',
  ({ width, locale }) => {
    test('changes that two people make at once both reach the pages', async ({ visit, shop }) => {
      const desk = await visit({ width, locale })
      const other = await visit({ width, locale })
      for (const one of [desk, other]) await comeIn(one, { url: shop.url, locale, to: '/admin/settings' })

      await field(desk, 'phone').fill('gọi Lan')
      await press(desk, 'admin_editor_save')
      await told(desk, 'settings_error_phone')
      await field(desk, 'phone').fill(`1900 ${width}`)
      await field(desk, 'facebook').fill('https://www.facebook.com/luot.example')
      await press(desk, 'admin_editor_save')
      await told(desk, 'settings_done')

      await field(other, 'zalo').fill('0901 234 567')
      await press(other, 'admin_editor_save')
      await told(other, 'settings_done')
      await expect.poll(() => field(other, 'zalo').inputValue()).toBe('0901 234 567')
      await expect.poll(() => field(other, 'phone').inputValue()).toBe(`1900 ${width}`)

      const shopper = await visit({ width, locale })
      await opensUntil(shopper, '/contact', shopper.page.locator('main').getByText(`1900 ${width}`))
      const footer = shopper.page.locator('footer')
      // Folded on phones.
      if (width < 768) await footer.locator('summary', { hasText: shopper.t('layout_footer_contact') }).click()
      await scrollsTo(footer.getByText(`1900 ${width}`))
      await scrollsTo(footer.getByRole('link', { name: 'Facebook' }))
    })
  },
)

describe.each(wayOf('desk', 'vi'))('the settings of the shop ($locale, $width px)', ({ width, locale }) => {
  test('a feature that is switched off has no route and no link until it is switched on again; guests must give an email address if the shop requires one', async ({
    visit,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/settings/features' })
    const parts = ['compare', 'set-builder', 'questions']
    const doors = ['/compare', '/set-builder', `/product/${aria.slug}/questions`]
    for (const part of parts) await field(desk, part).uncheck()
    await press(desk, 'admin_editor_save')
    await told(desk, 'settings_done')

    const statusOf = async (door: string) => (await fetch(shop.url + door)).status
    for (const door of doors) expect(await statusOf(door), door).toBe(404)
    const shopper = await visit({ width, locale })
    await opensUntilGone(shopper, `/product/${aria.slug}`, shopper.page.locator('#questions'))
    await scrollsTo(shopper.page.locator('#reviews'))
    await seesNot(shopper.page.locator('a[href*="/set-builder"]'))

    for (const part of parts) await field(desk, part).check()
    await press(desk, 'admin_editor_save')
    await sees(desk.page.getByText(desk.t('admin_editor_clean')))
    for (const door of doors) expect(await statusOf(door), door).toBe(200)

    await desk.go('/admin/settings/checkout')
    await field(desk, 'asksEmail').check()
    await field(desk, 'offersInspection').uncheck()
    await press(desk, 'admin_editor_save')
    await told(desk, 'settings_done')

    await addAria(shopper, { size: '255' })
    await shopper.go('/checkout')
    await expect.poll(() => shopper.page.locator('input[name=email]').getAttribute('required')).not.toBe(null)
    await seesNot(shopper.page.locator('input[name=inspect]'))

    await field(desk, 'asksEmail').uncheck()
    await field(desk, 'offersInspection').check()
    await press(desk, 'admin_editor_save')
    await scrollsTo(desk.page.getByText(desk.t('admin_editor_clean')))
  })
})

describe.each(rareWay('desk', 'vi'))('rates, keys and connections ($locale, $width px)', ({ width, locale }) => {
  test('a future VAT rate is planned and taken back, one of yesterday is refused; keys are saved and never shown again; a connection can be tested', async ({
    visit,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    await comeIn(desk, { url: shop.url, locale, to: '/admin/settings/taxes' })
    await field(desk, 'vatClass').selectOption('metal')
    await field(desk, 'rate').fill('12')
    await dayField(desk, 'from').fill('01/01/2026')
    await press(desk, 'settings_vat_do_plan')
    await told(desk, 'settings_vat_begun')
    await dayField(desk, 'from').fill('03/02/2031')
    await press(desk, 'settings_vat_do_plan')
    await told(desk, 'settings_vat_planned')
    await press(desk, 'settings_vat_drop', { rate: 12, from: '03/02/2031' })
    await told(desk, 'settings_vat_dropped')

    await desk.go('/admin/settings/keys')
    const of = (group: string) => desk.page.locator(`main section#${group}`)
    const tryIn = (group: string) => of(group).getByRole('button', { name: desk.t('settings_key_try'), exact: true })
    // A sandbox has no key that could be right.
    await scrollsTo(of('momo').getByText(desk.t('settings_key_sandbox'), { exact: true }))
    await seesNot(tryIn('momo'))

    const secret = 'payos-checksum-key-7Q2x'
    await of('payos').getByText(desk.t('settings_key_enter'), { exact: true }).click()
    await field(desk, 'PAYOS_CHECKSUM_KEY').fill('short')
    await of('payos')
      .getByRole('button', { name: desk.t('settings_key_save'), exact: true })
      .click()
    await told(desk, 'settings_key_error_form')
    await judge(desk, 'a key that is none')
    await field(desk, 'PAYOS_CHECKSUM_KEY').fill(secret)
    await of('payos')
      .getByRole('button', { name: desk.t('settings_key_save'), exact: true })
      .click()
    await told(desk, 'settings_key_saved')
    await scrollsTo(of('payos').getByText(desk.t('settings_key_kept'), { exact: true }))
    await tryIn('payos').click()
    await told(desk, 'settings_key_passive')
    expect(await (await desk.page.request.get(desk.page.url())).text()).not.toContain(secret)
    expect((await readsAll(desk.page.locator('main section'))).join()).not.toContain(secret)
    await of('payos')
      .getByRole('button', { name: desk.t('settings_key_drop'), exact: true })
      .click()
    await told(desk, 'settings_key_dropped')
  })
})
