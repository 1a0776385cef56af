import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { expected } from './broken.ts'
import { expect, rareWay, test } from './stage.ts'
import { scrollsTo } from './sees.ts'

const withdrawn = 'luot-nga-85'
const late = [
  {
    what: 'the offer to be told of a sold-out size',
    path: '/product/luot-aria-75?size=240&width=R&colour=white',
    part: 'a[href*="/watch?"]',
  },
  { what: 'where a service is chosen', path: '/product/ep-nhiet-dinh-hinh', part: 'form a[href*="/shop/category/"]' },
  { what: 'what is offered instead of a withdrawn product', path: `/product/${withdrawn}`, part: 'main h1' },
  { what: 'the page of an unknown address', path: '/khong-co-trang-nay', part: 'main h1' },
]

describe.each(rareWay('phone', 'vi'))('spec 4: on a slow network ($locale, $width px)', (way) => {
  test.for(late)('$what stays on screen while scripts arrive', async ({ path, part }, { visit, closed, shop }) => {
    await closed.look((db) =>
      db.execute(
        sql`update products set status = 'archived' where id = (select product_id from product_translations where slug = ${withdrawn} and locale = 'vi')`,
      ),
    )
    const visitor = await visit(way)
    const { page } = visitor
    const sent = await (await page.request.get(shop.url + path)).text()
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    // Only scripts named in the page load at once; scripts that it requests later are held back.
    await page.route(/\/assets\/.+\.js/, async (route) => {
      if (!sent.includes(new URL(route.request().url()).pathname)) await released
      await route.continue()
    })
    await page.addInitScript((selector) => {
      const kept = globalThis as { wasSeen?: boolean; wasLost?: boolean }
      const look = () => {
        const isThere = Boolean(document.querySelector(selector)?.checkVisibility())
        kept.wasSeen ||= isThere
        kept.wasLost ||= kept.wasSeen && !isThere
        requestAnimationFrame(look)
      }
      look()
    }, part)
    await visitor.go(path)
    // If React removes the server's HTML, it does so in a render soon after hydration.
    const wokeAt = await page.evaluate(() => performance.now())
    await page.waitForFunction((from) => performance.now() > from + 1_500, wokeAt)
    release()
    await scrollsTo(page.locator(part).first())
    expect(await page.evaluate(() => (globalThis as { wasLost?: boolean }).wasLost)).toBe(false)
    expected(visitor)
  })
})
