import { render } from '@react-email/components'
import { createElement } from 'react'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { files, openFiles } from '#platform/files/files.server.ts'
import { ownSettings } from '#test/own-settings.ts'
import { PromotionEmail } from '../templates/promotion-email.tsx'
import { emailLogo, withLogo } from './email-logo.ts'
import { goodsPictures, withScene } from './email-pictures.ts'

const own = ownSettings()
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e6ecf1' } })
    .webp()
    .toBuffer()
beforeAll(async () => {
  useEnv(readEnv(own))
  openFiles()
  await files.put('pictures/boot-160.webp', await picture(160, 160))
  await files.put('pictures/boot-400.webp', await picture(400, 400))
})

test('each product picture is attached once, as PNG, which every mail program shows', async () => {
  const [small, ...more] = await goodsPictures(['boot', 'boot', null])
  expect(more).toEqual([])
  expect(small).toMatchObject({ cid: 'goods-boot', type: 'png' })
  const { format, width } = await sharp(small!.bytes).metadata()
  expect([format, width]).toEqual(['png', 128])
  const [large] = await goodsPictures(['boot'], 'large')
  expect((await sharp(large!.bytes).metadata()).width).toBe(320)
})

test('a missing picture does not stop the e-mail', async () => {
  expect(await goodsPictures(['gone', undefined])).toEqual([])
})

const content = {
  locale: 'vi' as const,
  shop: 'Lướt',
  subject: 'Giảm 10%',
  text: 'Mã TRUOT10.',
  link: 'https://luot.example/',
  unsubscribe: 'https://luot.example/unsubscribe',
}
const email = { subject: content.subject, page: createElement(PromotionEmail, content), brief: '', facts: {} }
const attachedIn = async ({ page }: { page: React.ReactElement }) =>
  [...(await render(page)).matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)

test('an e-mail of the season shows a scene, and goes without one in a shop that has none', async () => {
  const without = await withScene(email, 'rink-at-dusk')
  expect(await attachedIn(without)).toEqual(['logo', 'logo-dark'])
  expect(without.pictures).toBeUndefined()
  await files.put('pictures/scene-rink-at-dusk-800.webp', await picture(800, 534))
  const shown = await withScene(email, 'rink-at-dusk')
  expect(await attachedIn(shown)).toEqual(['logo', 'logo-dark', 'scene'])
  expect(shown.pictures).toMatchObject([{ cid: 'scene', type: 'jpeg' }])
  expect(await sharp(shown.pictures![0]!.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 368 })
})

test('the mark is attached for light and dark programs, small, with the name in its place where pictures are blocked', async () => {
  const { page, pictures } = await withLogo(email, content.shop)
  expect(pictures!.map(({ cid }) => cid)).toEqual(await attachedIn({ page }))
  expect(await render(page)).toMatch(/<img[^>]*alt="Lướt"[^>]*src="cid:logo"/)
  for (const { bytes } of pictures!) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 400, height: 88, hasAlpha: true })
    expect(bytes.length).toBeLessThan(8000)
  }
  expect(pictures![0]!.bytes.equals(pictures![1]!.bytes)).toBe(false)
})

test('the mark of a shop with a long name fits', async () => {
  const [light] = await emailLogo('Cửa hàng giày trượt băng nghệ thuật và khúc côn cầu Hoàn Kiếm')
  const { info } = await sharp(light!.bytes).trim({ background: '#00000000' }).toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThan(400)
  expect(info.width).toBeGreaterThan(300)
})
