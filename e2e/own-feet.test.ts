import { describe } from 'vitest'
import { expect, rareWay, test } from './stage.ts'
import { scrollsTo, seesNot, toastWith } from './sees.ts'

describe.each(rareWay('phone', 'vi'))('spec 5: feet measured here ($locale, $width px)', (way) => {
  test('a second measurement is stored as well, even of the same foot', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    const kept = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('luot_foot') ?? '{}') as { answers?: object }).answers)
    await go('/size-guide?discipline=recreational&line=classic')
    await page.locator('input[name=foot]').fill('205')
    await page.locator('input[name=growth]').check()
    await page.getByRole('button', { name: t('advice_show') }).click()
    await expect.poll(kept).toMatchObject({ foot: '205', growth: 'on' })
    await page.locator('input[name=age]').fill('7')
    await page.getByRole('button', { name: t('advice_show') }).click()
    await expect.poll(kept).toMatchObject({ foot: '205', age: '7' })
  })

  test('a ruler that nobody moved is no foot: one is asked for, and the other foot alone counts', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    const kept = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('luot_foot') ?? '{}') as { mm?: number }).mm)
    await go('/size-guide')
    await page.getByRole('button', { name: t('advice_show') }).click()
    await scrollsTo(page.getByText(t('advice_no_measurement')))
    expect(await kept()).toBeUndefined()
    await page.locator('input[name=other]').fill('231')
    await page.getByRole('button', { name: t('advice_show') }).click()
    await expect.poll(kept).toBe(231)
    // A shoe size stays in the field, and a length beyond the ruler is answered.
    const foot = page.locator('input[name=foot]')
    await foot.fill('39')
    await foot.blur()
    await scrollsTo(page.getByText(t('advice_foot_wrong')))
    expect(await foot.inputValue()).toBe('39')
    await foot.fill('130')
    await foot.blur()
    await seesNot(page.getByText(t('advice_foot_wrong')))
    await page.locator('input[name=other]').fill('')
    await page.getByRole('button', { name: t('advice_show') }).click()
    await scrollsTo(page.getByText(t('advice_out_of_range', { foot: '130' })))
  })

  test('the ruler of the home page keeps what was measured with care until it is let go, and gives it back', async ({
    visit,
  }) => {
    const { page, go, t } = await visit(way)
    const careful = JSON.stringify({ mm: 245, answers: { foot: '245', girth: '232', other: '243' }, of: 'Lan' })
    const kept = () => page.evaluate(() => localStorage.getItem('luot_foot'))
    await go('/size-guide')
    await page.evaluate((text) => localStorage.setItem('luot_foot', text), careful)
    await go('/')
    const slider = page.getByRole('slider', { name: t('home_size_slider') })
    await scrollsTo(slider)
    await expect.poll(() => slider.isEnabled()).toBe(true)
    // A finger that scrolls the page goes down on the slider and is taken away from it.
    await slider.dispatchEvent('pointerdown')
    await slider.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '250')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await slider.dispatchEvent('pointercancel')
    await expect.poll(() => slider.inputValue()).toBe('245')
    expect(await kept()).toBe(careful)
    await slider.press('ArrowRight')
    await expect.poll(kept).toBe(JSON.stringify({ mm: 246, answers: { foot: '246' } }))
    await toastWith(page, t('home_size_replaced', { mm: '246' }))
      .getByRole('button', { name: t('cart_undo') })
      .click()
    await expect.poll(kept).toBe(careful)
    await expect.poll(() => slider.inputValue()).toBe('245')
  })

  test('the set builder offers the advised size in the advised width, until it is chosen', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    const fit = () => page.locator('form input[name=fit]:checked').inputValue()
    await go('/size-guide')
    await page.evaluate(() =>
      localStorage.setItem('luot_foot', JSON.stringify({ mm: 245, answers: { foot: '245', girth: '232' } })),
    )
    await go('/set-builder?boot=luot-nga-85&fit=245_N')
    const pick = page.getByRole('button', { name: t('product_foot_pick', { size: 245 }) })
    await scrollsTo(pick)
    await pick.click()
    await expect.poll(fit).toBe('245_R')
    await seesNot(pick)
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('245_R')
  })
})
