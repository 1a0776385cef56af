import { describe } from 'vitest'
import { aria } from './buy.ts'
import { seriousFindings } from './look.ts'
import { seesNot } from './sees.ts'
import { expect, test, wayOf } from './stage.ts'
import { openModel, turnModel } from './turn-boot.ts'

/** Without a graphics card a boot takes a minute of CPU to be drawn, too much for every run. */
describe.each(wayOf('desk', 'vi'))('spec 2, a boot in the round ($locale, $width px)', (way) => {
  test('the 3D boot loads on a click, is turned by keys and buttons, and returns the focus', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    await go(`/product/${aria.slug}?colour=black`)
    const dialog = await openModel(page, t, '/models/figure-premium-black.glb')
    await turnModel(dialog, t)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await seesNot(page.locator('dialog[open]'))
    const opener = page.getByRole('button', { name: t('product_spin') })
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true)
  })
})
