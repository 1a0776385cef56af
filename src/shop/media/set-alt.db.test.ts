import { expect } from 'vitest'
import { listen } from '#platform/postgres/channel.server.ts'
import { pageChannel, tagsIn } from '#platform/cache/page-channel.server.ts'
import { test } from '#test/with-db.ts'
import { media } from './schema.ts'
import { setAlt } from './set-alt.ts'

test('a changed alt text drops every cached page; an unchanged one drops nothing', async ({ store }) => {
  const dropped: string[][] = []
  const end = await listen(store, pageChannel, (payload) => void dropped.push(tagsIn(payload)))
  const [picture] = await store.db.insert(media).values({ file: 'a-picture', width: 800, height: 600 }).returning()
  const alt = { vi: 'Giày trắng', en: 'A white boot' }
  const describe = () => setAlt(store.db, 'system', { mediaId: picture!.id, alt })
  expect(await describe()).toBe(true)
  await expect.poll(() => dropped).toEqual([['*']])
  expect(await describe()).toBe(false)
  alt.vi = 'Giày đen'
  await describe()
  await expect.poll(() => dropped).toEqual([['*'], ['*']])
  await end()
})
