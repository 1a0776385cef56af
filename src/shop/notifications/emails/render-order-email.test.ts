import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { files, openFiles } from '#platform/files/files.server.ts'
import { ownSettings } from '#test/own-settings.ts'
import { goodsPictures } from './render-order-email.ts'

const own = ownSettings()
beforeAll(async () => {
  useEnv(readEnv(own))
  openFiles()
  const boot = sharp({ create: { width: 160, height: 160, channels: 3, background: '#e6ecf1' } })
  await files.put('pictures/boot-160.webp', await boot.webp().toBuffer())
})

test('each product picture is attached once, as PNG, which every mail program shows', async () => {
  const [picture, ...more] = await goodsPictures(['boot', 'boot', null])
  expect(more).toEqual([])
  expect(picture!.cid).toBe('goods-boot')
  const { format, width } = await sharp(picture!.png).metadata()
  expect([format, width]).toEqual(['png', 128])
})

test('a missing picture does not stop the email', async () => {
  expect(await goodsPictures(['gone', undefined])).toEqual([])
})
