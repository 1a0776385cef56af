import { describe, expect, test } from 'vitest'
import { unitSearchText, spellOut } from './spell-out.ts'
import { rankFormer } from './rank-former.ts'

describe('abbreviations in addresses', () => {
  test.each([
    ['P.12, Q. Gò Vấp, TPHCM', 'phuong 12 quan go vap thanh pho ho chi minh'],
    ['p12 q10', 'phuong 12 quan 10'],
    ['F.5 quận 3', 'phuong 5 quan 3'],
    ['Phường 01, Quận 04', 'phuong 1 quan 4'],
    ['TT. Trâu Quỳ, H. Gia Lâm, TP. Hà Nội', 'thi tran trau quy huyen gia lam thanh pho ha noi'],
    ['Tx. Từ Sơn', 'thi xa tu son'],
    ['12 Phan Đình Phùng', '12 phan dinh phung'],
    ['Huỳnh Thúc Kháng', 'huynh thuc khang'],
  ])('%s → %s', (typed, spelled) => expect(spellOut(typed)).toBe(spelled))

  test('a numbered ward keeps its prefix', () =>
    expect([unitSearchText('Phường 12'), unitSearchText('Phường Bến Nghé'), unitSearchText('Quận 1')]).toEqual([
      'phuong 12',
      'ben nghe',
      'quan 1',
    ]))
})

describe('old wards that an address may mean', () => {
  const of = (name: string, district: string, ward = name, province = 'Thành phố Hồ Chí Minh') => ({
    ward,
    name,
    district,
    province,
  })
  const old = [
    of('Phường Bến Nghé', 'Quận 1', 'Sài Gòn'),
    of('Phường 12', 'Quận Gò Vấp'),
    of('Phường 12', 'Quận Tân Bình'),
    of('Phường 1', 'Quận 10'),
    of('Phường Lê Lợi', 'Thành phố Quy Nhơn', 'Quy Nhơn', 'Tỉnh Bình Định'),
    of('Phường Dịch Vọng', 'Quận Cầu Giấy', 'Cầu Giấy', 'Thành phố Hà Nội'),
    of('Phường Dịch Vọng', 'Quận Cầu Giấy', 'Nghĩa Đô', 'Thành phố Hà Nội'),
  ]
  const matches = (text: string) => rankFormer(text, old).map(({ ward, district }) => `${ward} / ${district}`)

  test('a ward with its district gives one match', () =>
    expect(matches('12 Lê Lợi, P. Bến Nghé, Q.1, TP.HCM')).toEqual(['Sài Gòn / Quận 1']))
  test('an address without accents gives the same match', () =>
    expect(matches('ben nghe quan 1')).toEqual(['Sài Gòn / Quận 1']))
  test('a house number is not taken for a ward, nor 1 for 12', () =>
    expect(matches('12 phường 1 quận 10')).toEqual(['Phường 1 / Quận 10']))
  test('a ward without district gives every ward of that name', () =>
    expect(matches('phường 12')).toEqual(['Phường 12 / Quận Gò Vấp', 'Phường 12 / Quận Tân Bình']))
  test('a divided ward gives each of its successors', () =>
    expect(matches('dich vong, cau giay')).toEqual(['Cầu Giấy / Quận Cầu Giấy', 'Nghĩa Đô / Quận Cầu Giấy']))
  test('unknown text gives no match', () => expect(matches('xyz')).toEqual([]))
})
