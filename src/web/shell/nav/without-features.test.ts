import { expect, test } from 'vitest'
import { menuWithout, navWithout } from './without-features.ts'

const link = (href: string) => ({ label: href, href })

test('no menu leads to a feature that is switched off, whichever of its pages the merchant put there', () => {
  const nav = {
    header: [link('/shop'), link('/compare')],
    footer: [
      [{ title: 'a', items: [link('/bundles'), link('/tools/blades?level=1')] }],
      [{ title: 'b', items: [link('/blog')] }],
    ],
  }
  const off = ['set-builder', 'advisers', 'compare'] as const
  expect(navWithout(nav, off)).toEqual({ header: [link('/shop')], footer: [[{ title: 'b', items: [link('/blog')] }]] })
  const menu = { disciplines: [], guides: [], more: [{ title: 'a', items: [link('/set-builder'), link('/shop')] }] }
  expect(menuWithout(menu, off).more).toEqual([{ title: 'a', items: [link('/shop')] }])
})
