import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkoutMethods } from '#shop/checkout/payment-method.ts'
import { methodWords } from './payment-words.ts'
import { MarkedMethod, PaymentMark } from './payment-mark.tsx'

test.for(checkoutMethods)(
  'a shopper sees a drawn mark beside the name of %s, which a screen reader skips',
  (method) => {
    const html = renderToStaticMarkup(<MarkedMethod method={method} />)
    expect(html).toContain(methodWords[method]())
    const [, file, width, height] = /<img src="([^"]+)" alt="" width="(\d+)" height="(\d+)"/.exec(html)!
    const drawing = readFileSync(`public${file}`, 'utf8')
    // Its own size is the size on the page, so that nothing moves when it comes.
    expect(drawing).toContain(`width="${width}" height="${height}"`)
    // No ground of its own, and no letters that depend on a typeface.
    expect(drawing).not.toMatch(/<rect[^>]*width="68"|<text/)
  },
)

test('a mark does not glare on a dark page', () => {
  const rule = /\.pay-mark \{[\s\S]*?\n\}/.exec(readFileSync('src/web/shell/shell.css', 'utf8'))![0]
  expect(renderToStaticMarkup(<PaymentMark method="cod" />)).toContain('class="pay-mark"')
  expect(rule).toContain('background: light-dark(#fff, #c3ced4)')
})
