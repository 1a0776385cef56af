import sharp from 'sharp'
import type { Locator, Page } from 'playwright-core'
import { expect, type Visit } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

/** Presses “Xoay 360°” and waits until the boot is drawn; nothing of it was loaded before. */
export async function openModel(page: Page, t: Visit['t'], file: string) {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/models/')),
    )
  const opener = page.getByRole('button', { name: t('product_spin') })
  await scrollsTo(opener)
  expect(await fetched()).toEqual([])
  await opener.click()
  const dialog = page.getByRole('dialog', { name: t('product_spin_title') })
  await sees(dialog.locator('canvas[data-state=open]'))
  expect(await fetched()).toEqual([file])
  return dialog
}

/** Turns it to its toe and back, and checks that the canvas changes. */
export async function turnModel(dialog: Locator, t: Visit['t']) {
  const seen = () => dialog.locator('canvas').screenshot()
  const whole = await seen()
  // The boot is dark on light ice; an empty canvas would have one even colour.
  expect((await sharp(whole).greyscale().stats()).channels[0]!.stdev).toBeGreaterThan(20)
  await sees(dialog.getByText(t('product_spin_right_side')))
  for (let time = 0; time < 3; time += 1) await dialog.page().keyboard.press('ArrowLeft')
  await sees(dialog.getByText(t('product_spin_toe')))
  await expect.poll(async () => (await seen()).equals(whole)).toBe(false)
  await dialog.page().keyboard.press('+')
  await dialog.getByRole('button', { name: t('product_spin_reset') }).click()
  await sees(dialog.getByText(t('product_spin_right_side')))
}
