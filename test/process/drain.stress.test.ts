import { expect, test } from 'vitest'
import { freshShop } from './fresh-shop.ts'
import { slowPost } from './slow-post.ts'

test('SIGTERM: a client that never finishes does not keep the process, which ends by itself', async () => {
  const closed = await freshShop('PostgreSQL')
  const shop = await closed.start()
  const half = slowPost(shop.url, crypto.randomUUID(), 'x'.repeat(100))
  await half.begun
  const start = performance.now()
  expect((await shop.stop()).code).toBe(0)
  expect(performance.now() - start).toBeLessThan(12_000)
  await closed.clear()
})
