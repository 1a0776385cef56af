// @module-tag turn-2
import { describe } from 'vitest'
import { overflow, seriousFindings } from './look.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'
import { expect, rareWay, test } from './stage.ts'

describe.each([...rareWay('desk', 'vi', 'this device'), ...rareWay('phone', 'en', 'this device')])(
  'a day that is asked ($locale, $width px)',
  (way) => {
    test('a day is typed as people write it or picked by key or pointer in the language of the page, and is sent in one form', async ({
      visit,
    }) => {
      const { page, go, t } = await visit(way)
      await go('/tools/growth')
      const field = page.getByLabel(t('tool_growth_before_on'))
      const sent = () => page.locator('main input[name=beforeOn]').inputValue()
      await scrollsTo(page.getByPlaceholder(t('layout_date_shape')))
      await field.fill('5.3.2026')
      await field.press('Tab')
      await expect.poll(() => field.inputValue()).toBe('05/03/2026')
      expect(await sent()).toBe('2026-03-05')

      await page.getByRole('button', { name: t('layout_date_pick_from', { date: '05/03/2026' }) }).press('Enter')
      const calendar = page.getByRole('dialog', { name: t('layout_date_pick') })
      await sees(calendar.getByRole('grid'))
      expect(await seriousFindings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Enter')
      await seesNot(calendar)
      expect(await field.inputValue()).toBe('06/04/2026')
      expect(await sent()).toBe('2026-04-06')
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)

      // A press between the days leaves the calendar open.
      await field.press('Alt+ArrowDown')
      await sees(calendar.getByRole('grid'))
      await calendar.locator('.weekday').first().click()
      await calendar.locator('[data-day="2026-04-15"] button').click()
      await seesNot(calendar)
      expect(await field.inputValue()).toBe('15/04/2026')

      await field.press('Alt+ArrowDown')
      await sees(calendar.getByRole('grid'))
      await page.keyboard.press('Escape')
      await seesNot(calendar)
      await field.fill('31/2/2026')
      await field.press('Tab')
      await sees(page.getByText(t('layout_date_wrong')))
      expect(await field.getAttribute('aria-invalid')).toBe('true')
    })

    test('without scripts the browser’s own date field asks for the day', async ({ visit }) => {
      const { page, go, t } = await visit({ ...way, script: false })
      await go('/tools/growth')
      const field = page.getByLabel(t('tool_growth_before_on'))
      await field.fill('2026-03-05')
      expect(await field.getAttribute('type')).toBe('date')
      await page.getByRole('button', { name: t('tool_growth_ask') }).click()
      await page.waitForURL('**beforeOn=2026-03-05**')
    })
  },
)
