import { expect } from 'vitest'
import { useStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { listModerationQueue } from '#shop/reviews/moderation/list-moderation-queue.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { aUser } from '#test/a-person.ts'
import { aReview } from '#test/a-review.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { moderate } from './moderate.server.ts'

test.beforeEach(async ({ db, store }) => {
  useStore({ ...store, db } as Store)
  await openSmallShop(db)
})

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function aQuestion(db: Db) {
  const id = crypto.randomUUID()
  const { productId } = await aProduct(db)
  const words = { name: 'Minh', email: null, locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
  await askQuestion(db, { id, productId, userId: null, ...words })
  return id
}

const first = async (db: Db, state: 'waiting' | 'shown', kind: 'question' | 'review') =>
  (await listModerationQueue(db, 'vi', { state, kind }))[0]!

test('of two moderators who answer one question, the second reads the first answer before adding another', async ({
  db,
}) => {
  const [lan, hoa] = [await aUser(db), await aUser(db)]
  const id = await aQuestion(db)
  const { officialVersion } = await first(db, 'waiting', 'question')
  const answer = (text: string, version: string) =>
    formOf({ intent: 'answer', id, key: crypto.randomUUID(), text, version })
  expect(await moderate(lan, answer('Chọn bề ngang W.', officialVersion))).toEqual({ id, done: 'answer' })
  const { refusal, version } = await moderate(hoa, answer('Chọn bề ngang R.', officialVersion))
  expect(refusal).toContain('Chọn bề ngang W.')
  expect(await first(db, 'shown', 'question')).toMatchObject({ answered: 'Chọn bề ngang W.', officialVersion: version })
  expect(await moderate(hoa, answer('Chọn bề ngang R.', version!))).toEqual({ id, done: 'answer' })
})

test('an answer that is sent again with other words is refused, and not dropped', async ({ db }) => {
  const lan = await aUser(db)
  const id = await aQuestion(db)
  const { officialVersion: version } = await first(db, 'waiting', 'question')
  const sent = { intent: 'answer', id, key: crypto.randomUUID(), version }
  const again = () => moderate(lan, formOf({ ...sent, text: 'Chọn bề ngang W.' }))
  expect([await again(), await again()]).toEqual([
    { id, done: 'answer' },
    { id, done: 'answer' },
  ])
  const { refusal, typed } = await moderate(lan, formOf({ ...sent, text: 'Chọn bề ngang R.' }))
  expect(refusal).toContain('Chọn bề ngang W.')
  expect(typed).toBe('Chọn bề ngang R.')
})

test('of two moderators who reply to one review, the second overwrites nothing unread', async ({ db }) => {
  const [lan, hoa] = [await aUser(db), await aUser(db)]
  const { productId } = await aProduct(db)
  const id = await aReview(db, { productId, userId: (await aUser(db)).id })
  const { officialVersion } = await first(db, 'waiting', 'review')
  const reply = (text: string, version: string) => formOf({ intent: 'reply', id, text, version })
  expect(await moderate(lan, reply('Cảm ơn bạn.', officialVersion))).toEqual({ id, done: 'reply' })
  const { refusal, version } = await moderate(hoa, reply('Mời bạn ghé lại.', officialVersion))
  expect(refusal).toBeDefined()
  expect(await first(db, 'waiting', 'review')).toMatchObject({ reply: 'Cảm ơn bạn.', officialVersion: version })
  expect(await moderate(hoa, reply('Mời bạn ghé lại.', version!))).toEqual({ id, done: 'reply' })
})
