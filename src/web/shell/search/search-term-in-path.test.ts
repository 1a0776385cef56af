import { expect, test } from 'vitest'
import { searchTermInPath } from './search-term-in-path.ts'

test('an unknown address is searched by the words in it', () => {
  expect(searchTermInPath('/product/luot-aria-57')).toBe('luot aria')
  expect(searchTermInPath('/old-shop/luot-aria-75/')).toBe('luot aria')
  expect(searchTermInPath('/mai-luoi/2024')).toBe('mai luoi')
  expect(searchTermInPath('/en/shop/category/Figure_Skates')).toBe('Figure Skates')
  expect(searchTermInPath('/gi%C3%A0y-tr%C6%B0%E1%BB%A3t')).toBe('giày trượt')
  expect(searchTermInPath('/giày-trượt'.normalize('NFD'))).toBe('giày trượt')
  expect(searchTermInPath('/mai-luoi.html')).toBe('mai luoi')
})

test('letters within an id or an order code are not searched', () => {
  expect(searchTermInPath('/profile/addresses/e4e274aa-b38f-4f8f-acfe-f1a1cc7a744f')).toBe('addresses')
  expect(searchTermInPath('/orders/261121-ABCDEFGH')).toBe('orders')
})

test('an address without words, or of a file, is not searched', () => {
  for (const path of [
    '/',
    '/shop',
    '/12/345',
    '/%',
    '/%E0%A4%A',
    '/wp-login.php',
    '/old/picture.jpeg',
    `/${'x'.repeat(5000)}`,
  ])
    expect(searchTermInPath(path), path).toBe('')
})
