import { describe } from 'vitest'
import { expect, rareWay, test } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

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
  })
})
