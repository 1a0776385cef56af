import { expect } from 'vitest'
import { wards } from '#shop/shipping/schema.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readWards } from './zone-wards.ts'

test('a ward is named with or without its kind, the word of its province and accents', async ({ db }) => {
  await openSmallShop(db)
  const lines = ['Phường Ba Đình, Hà Nội', 'ba đình, Thành phố Hà Nội', 'dac khu co to, tinh quang ninh', 'Ba Đình']
  expect(await readWards(db, lines.join('\n'))).toEqual({ wards: ['00004', '07192'], unknown: ['Ba Đình'] })
})

test('a ward without accents is unknown if two are called so, and found with its accents', async ({ db }) => {
  await openSmallShop(db)
  const other = { code: '09999', province: '22', kind: 'xa', name: 'Ba Che', fullName: 'Xã Ba Che' } as const
  await db.insert(wards).values(other)
  expect(await readWards(db, 'Ba Chẽ, Quảng Ninh\nxa ba che, quang ninh')).toEqual({
    wards: ['06970'],
    unknown: ['xa ba che, quang ninh'],
  })
})

test('a merchant who pastes more than four hundred wards loses none', async ({ db }) => {
  await openSmallShop(db)
  const many = Array.from({ length: 450 }, (_, nth) => {
    const name = `Làng ${nth + 1}`
    return { code: `9${nth + 1000}`, province: '22', kind: 'xa', name, fullName: `Xã ${name}` } as const
  })
  await db.insert(wards).values(many)
  const pasted = many.map(({ fullName }) => `${fullName}, Quảng Ninh`).join('\n')
  expect(await readWards(db, `${pasted}\nXã Không Có, Quảng Ninh`)).toEqual({
    wards: many.map(({ code }) => code),
    unknown: ['Xã Không Có, Quảng Ninh'],
  })
})
