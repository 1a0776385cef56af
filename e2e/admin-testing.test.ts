import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { checkNames } from '#flows/self-checks/finding.ts'
import { comeIn, press, said } from './after-sale.ts'
import { judge } from './at-the-door.ts'
import { expect, test, wayOf } from './stage.ts'
import { reads, scrollsTo } from './sees.ts'

describe.each(wayOf('phone', 'en'))('the shop checks itself ($locale, $width px)', ({ width, locale }) => {
  test(
    'all at once and one by one, and says what is wrong, of what, and how long it took',
    { timeout: 180_000 },
    async ({ visit, closed, shop }) => {
      const desk = await visit({ width, locale })
      const { page, t } = desk
      await comeIn(desk, { url: shop.url, locale, to: '/admin/testing' })
      await judge(desk, 'self-checks before the first run')
      await press(desk, 'testing_run_all')
      await said(desk, 'testing_all_good', { count: checkNames.length })
      const row = (name: string) => page.locator(`li#${name}`)
      for (const name of checkNames) await scrollsTo(row(name).getByText(t('testing_good'), { exact: true }))
      expect(Number(/\d+/.exec(await reads(row('doors').getByText(/^\d+ (trang|pages)$/)))![0])).toBeGreaterThan(50)
      await judge(desk, 'self-checks, all well')

      const [off] = await closed.look((db) =>
        rowsOf<{ sku: string }>(
          db,
          sql`update stock set on_hand = on_hand + 3 where variant_id = (select variant_id from stock order by variant_id limit 1)
            returning (select sku from variants v where v.id = variant_id) as sku`,
        ),
      )
      const run = row('stock').getByRole('button')
      await run.click()
      await said(desk, 'testing_one_wrong', { name: t('check_stock') })
      await scrollsTo(row('stock').getByText(t('fault_stock', { of: off!.sku, n: 3 })))
      await judge(desk, 'self-checks, one of them wrong')
      await closed.look((db) =>
        db.execute(
          sql`update stock set on_hand = on_hand - 3 where variant_id = (select id from variants where sku = ${off!.sku})`,
        ),
      )
      await run.click()
      await said(desk, 'testing_one_good', { name: t('check_stock') })
    },
  )
})
