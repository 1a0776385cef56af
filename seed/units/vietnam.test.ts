import { describe, expect, test } from 'vitest'
import { vietnamUnits } from './vietnam.ts'

const { provinces, wards, former } = vietnamUnits()
const ward = (code: string) => wards.find((one) => one.code === code)

describe('the units of Vietnam as of 25 July 2026', () => {
  test('34 provinces, seven of them municipalities, Đồng Nai since April 2026', () => {
    expect(provinces).toHaveLength(34)
    expect(
      provinces
        .filter((one) => one.municipality)
        .map((one) => one.fullName)
        .sort(),
    ).toEqual(
      [
        'Thành phố Cần Thơ',
        'Thành phố Hà Nội',
        'Thành phố Huế',
        'Thành phố Hải Phòng',
        'Thành phố Hồ Chí Minh',
        'Thành phố Đà Nẵng',
        'Thành phố Đồng Nai',
      ].sort(),
    )
    expect(provinces.find((one) => one.code === '22')).toMatchObject({
      fullName: 'Tỉnh Quảng Ninh',
      name: 'Quảng Ninh',
    })
  })

  test('3,321 wards: 697 phường, 2,611 xã, 13 đặc khu, each in a province that exists', () => {
    const count = (kind: string) => wards.filter((one) => one.kind === kind).length
    expect([
      wards.length,
      new Set(wards.map((one) => one.code)).size,
      count('phuong'),
      count('xa'),
      count('dac_khu'),
    ]).toEqual([3321, 3321, 697, 2611, 13])
    const known = new Set(provinces.map((one) => one.code))
    expect(wards.every((one) => known.has(one.province))).toBe(true)
  })

  test('wards changed since the package was made have their present name', () => {
    expect(ward('25270')?.fullName).toBe('Phường Lộc Ninh')
    expect(ward('23938')?.fullName).toBe('Xã Ia Mơ')
    expect(ward('06978')?.fullName).toBe('Xã Ba Chẽ')
    expect([ward('23737'), ward('06970')]).toEqual([undefined, undefined])
    expect(ward('06325')?.fullName).toBe('Xã Bắc Sơn')
  })

  test('ward names are normalised and have no loose spaces', () =>
    expect(wards.filter((one) => one.fullName !== one.fullName.normalize('NFC').replace(/\s+/g, ' ').trim())).toEqual(
      [],
    ))

  test('a ward of before July 2025 leads to today’s ward: merged, divided, or in another province', () => {
    const heirsOf = (name: string, district: string) =>
      former
        .filter((one) => one.name === name && one.district === district)
        .map((one) => ward(one.ward)?.fullName)
        .sort()
    expect(heirsOf('Phường Bến Nghé', 'Quận 1')).toEqual(['Phường Sài Gòn'])
    expect(heirsOf('Phường Dịch Vọng', 'Quận Cầu Giấy')).toEqual(['Phường Cầu Giấy', 'Phường Nghĩa Đô'])
    expect(heirsOf('Thị trấn Ba Chẽ', 'Huyện Ba Chẽ')).toEqual(['Xã Ba Chẽ'])
    expect(heirsOf('Thị trấn Long Thành', 'Huyện Long Thành')).toEqual(['Phường Long Thành'])
    expect(heirsOf('Phường 2', 'Thành phố Vũng Tàu')).toEqual(['Phường Vũng Tàu'])
    expect(former.length).toBeGreaterThan(10_000)
    expect(former.filter((one) => !ward(one.ward))).toEqual([])
  })
})
