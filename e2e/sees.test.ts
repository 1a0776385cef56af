import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'
import { asChromium } from './stage.ts'

const soon = { timeout: 300 }
let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(asChromium)
  page = await browser.newPage({ viewport: { width: 400, height: 600 } })
})
afterAll(() => browser.close())

const show = (html: string) => page.setContent(`<body style="margin: 0; color: #111; background: #fff">${html}</body>`)
const price = '<p id="price" style="margin: 0">890.000 ₫</p>'

describe('what nobody sees', () => {
  test.for([
    ['lies below the window', `<div style="height: 700px"></div>${price}`, /lies outside the window/],
    ['lies beside the window', `<div style="position: fixed; left: 390px">${price}</div>`, /lies outside the window/],
    ['is not rendered', `<div hidden>${price}</div>`, /is not rendered/],
    ['is without visibility', `<div style="visibility: hidden">${price}</div>`, /is not rendered/],
    ['is transparent', `<div style="opacity: 0.1">${price}</div>`, /is transparent/],
    ['is written in no colour', `<div style="color: transparent">${price}</div>`, /transparent text/],
    ['is too small', `<div style="font-size: 6px">${price}</div>`, /px high/],
    [
      'lies below a bar',
      `${price}<div style="position: fixed; inset: 0; background: #fff"></div>`,
      /is covered by <div/,
    ],
    [
      'is half below a picture',
      `${price}<img alt="" style="position: fixed; left: 0; top: 0; width: 40px; height: 40px; background: red">`,
      /is covered by <img/,
    ],
    [
      'lies below another text',
      `${price}<p style="position: fixed; top: 0; margin: 0">1.090.000 ₫</p>`,
      /is covered by <p/,
    ],
    [
      'is behind an open dialog',
      `${price}<dialog>?</dialog><script>document.querySelector('dialog').showModal()</script>`,
      /is covered by/,
    ],
    ['is cut off', `<div style="height: 4px; overflow: hidden">${price}</div>`, /is covered by|is hit by/],
    ['can hardly be read', `<div style="color: #ddd">${price}</div>`, /hard to read/],
    ['is not in the page', '<p>Lướt</p>', /is not in the page/],
  ] as const)('what %s', async ([, html, reason]) => {
    await show(html)
    await expect(sees(page, page.locator('#price'), soon)).rejects.toThrow(reason)
  })

  test('a failure names what stands there instead', async () => {
    await show('<h1>Giỏ hàng</h1><p role="alert">Đã hết hàng</p>')
    await expect(sees(page, page.locator('#price'), soon)).rejects.toThrow('Giỏ hàng · Đã hết hàng')
  })
})

describe('what a person sees', () => {
  test.for([
    ['stands in the window', price],
    [
      'lies below the empty layer of a link',
      `<div style="position: relative">${price}<a href="/" style="position: absolute; inset: 0"></a></div>`,
    ],
    ['lets presses through', `<div style="pointer-events: none">${price}</div>`],
    [
      'stands in an open dialog',
      `<dialog>${price}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    ],
    ['goes over several lines', `<div style="width: 60px">${price}</div>`],
  ] as const)('what %s', async ([, html]) => {
    await show(html)
    await sees(page, '890.000 ₫', soon)
    expect(await reads(page.locator('#price'))).toBe('890.000 ₫')
    await expect(seesNot(page, '890.000 ₫', soon)).rejects.toThrow('still seen')
  })

  test('something further down is found by scrolling and does not count as hidden', async () => {
    await show(`<div style="height: 2000px"></div>${price}`)
    await expect(seesNot(page, '890.000 ₫', soon)).rejects.toThrow('still seen')
    await scrollsTo(page, '890.000 ₫', soon)
    await sees(page, '890.000 ₫', soon)
  })

  test('something that appears a little later is waited for', async () => {
    await show(
      `<div hidden>${price}</div><script>requestAnimationFrame(() => document.querySelector('[hidden]').hidden = false)</script>`,
    )
    await sees(page, '890.000 ₫')
  })

  test('something removed, hidden or moved out of the page is not seen', async () => {
    await show(`<div hidden>${price}</div><p style="position: fixed; right: -300px">Giỏ hàng</p>`)
    await seesNot(page, '890.000 ₫', soon)
    await seesNot(page, 'Giỏ hàng', soon)
    await seesNot(page, 'Thanh toán', soon)
  })
})
