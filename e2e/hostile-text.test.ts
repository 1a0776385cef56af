import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { order } from '../test/process/buyer.ts'
import { somePieces } from '../test/process/goods.ts'
import { comeIn } from './after-sale.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { scrollsTo } from './sees.ts'

/** Each text would call `alert` if a page treated it as anything but text. */
const payloads = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--</script><script>alert(1)//',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"/>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<audio src onloadstart=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>">',
  '<iframe src=javascript:parent.alert(1)>',
  '<object data="data:text/html,<script>parent.alert(1)</script>">',
  '<embed src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1)',
  '<math><a xlink:href="javascript:alert(1)">x',
  '<style>@import "//evil.example/x.css"</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<div style="animation-name:x" onanimationstart=alert(1)>',
  '" autofocus onfocus=alert(1) x="',
  "' onmouseover=alert(1) '",
  '"-alert(1)-"',
  "';alert(1)//",
  '\\";alert(1)//',
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\u2028alert(1)\u2029',
]
const perOrder = 21

/** Fields of a checkout hold what they allow; what they refuse is put in beside them, as an import of old orders might. */
async function placeHostile({ page }: Visit, url: string, texts: string[]) {
  const send = (path: string, body: object) =>
    page.context().request.post(url + path, { headers: { Origin: url }, maxRedirects: 0, ...body })
  const delivery = await page.context().request.get(`${url}/api/delivery?method=standard&province=01&ward=00004`)
  const form = order({
    street: `1 ${texts[0]}`.replaceAll(/\p{Cc}|[\u2028\u2029]/gu, ' '),
    note: texts.join('\n').slice(0, 500),
    company: texts[1] ?? 'Công ty',
    taxCode: '0101234565',
    companyAddress: texts[2] ?? '1 Tràng Thi',
    seenTotal: String(((await delivery.json()) as { total: number }).total),
  })
  const placed = await send('/checkout', { form })
  expect(placed.status(), (await placed.text()).slice(0, 300)).toBe(302)
  return /order=(.+)$/.exec(placed.headers().location!)![1]!
}

type Watched = Window & { ran: string[]; reports: string[] }

/** The scripts that ran and those that the policy blocked, recorded by the page itself. */
async function findings({ page }: Visit) {
  return page.evaluate(() => {
    const { ran, reports } = window as unknown as Watched
    const strangers = document.querySelectorAll(
      'img[src=x], [onerror], [onload], [onfocus], [ontoggle], iframe, object, embed, marquee, math, base, a[href^="javascript:"]',
    )
    return { ran, reports, strangers: [...strangers].map((one) => one.outerHTML.slice(0, 100)) }
  })
}
const nothing = { ran: [], reports: [], strangers: [] }

async function watch({ page }: Visit) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.ran = []
    watched.reports = []
    for (const name of ['alert', 'prompt', 'confirm'] as const)
      Object.defineProperty(window, name, { value: (text: unknown) => void watched.ran.push(String(text)) })
    document.addEventListener('securitypolicyviolation', (event) => watched.reports.push(event.violatedDirective))
  })
}

describe.each(rareWay('desk', 'vi'))('what buyers write is text wherever it is read ($locale, $width px)', (way) => {
  test('orders full of scripts are placed, and nothing runs on the admin page, in the list or on the buyer’s page', async ({
    visit,
    shop,
    closed,
  }) => {
    const buyer = await visit(way)
    await watch(buyer)
    await buyer.go('/')
    const [piece] = await closed.look((db) => somePieces(db, 1))
    const ids: string[] = []
    for (let from = 0; from < payloads.length; from += perOrder) {
      const lines = [{ variantId: piece!.variantId, quantity: 1 }]
      const context = buyer.page.context()
      await context.request.post(`${shop.url}/api/cart`, { headers: { Origin: shop.url }, data: { lines } })
      const texts = payloads.slice(from, from + perOrder)
      const id = await placeHostile(buyer, shop.url, texts)
      ids.push(id)
      const name = texts.join(' ')
      await closed.look((db) =>
        db.execute(sql`update orders set name = ${name}, note = ${texts.join('\n')} where id = ${id}`),
      )
      await closed.look((db) =>
        db.execute(
          sql`update order_addresses set name = ${name}, street = ${name}, ward_name = ${texts[3] ?? ''} where order_id = ${id}`,
        ),
      )
    }

    const admin = await visit(way)
    await watch(admin)
    await comeIn(admin, { url: shop.url, locale: way.locale, to: '/admin/orders' })
    await scrollsTo(admin.page.getByText('<script>alert(1)</script>'))
    expect(await findings(admin)).toEqual(nothing)
    for (const id of ids) {
      for (const [who, path] of [
        [admin, `/admin/orders/${id}`],
        [buyer, `/orders/${id}`],
      ] as const) {
        await who.go(path)
        await who.page.waitForLoadState('networkidle')
        await scrollsTo(who.page.getByText('alert(1)'))
        expect(await findings(who), path).toEqual(nothing)
      }
    }
    // The admin page is also reached by client navigation: then the browser renders the same texts.
    await admin.go('/admin/orders')
    await admin.page
      .getByRole('link', { name: ids[0]!.slice(-8) })
      .first()
      .click()
    await admin.page.waitForURL(`**/admin/orders/${ids[0]}`)
    await scrollsTo(admin.page.getByText('alert(1)'))
    expect(await findings(admin)).toEqual(nothing)
  })
})
