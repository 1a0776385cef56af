import { expect, test } from 'vitest'
import { breadcrumbsLd } from './breadcrumbs-ld.ts'

const trail = [{ label: 'Shop', to: '/shop' }]

test('breadcrumbs for search engines are whole addresses in the language of the page, in order', () => {
  const { itemListElement } = breadcrumbsLd(trail, 'Figure', 'https://luot.example/en/shop/category/figure')
  expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://luot.example/en'],
    [2, 'https://luot.example/en/shop'],
    [3, 'https://luot.example/en/shop/category/figure'],
  ])
  expect(breadcrumbsLd([], 'Điều khoản', 'https://luot.example/terms').itemListElement.map(({ item }) => item)).toEqual(
    ['https://luot.example/', 'https://luot.example/terms'],
  )
})
