import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { aUser } from '#test/a-person.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { m } from '#words/messages.js'
import { action } from './answer-page.tsx'

test('whoever answers a question that was hidden meanwhile is told so and keeps the text', async ({ db, store }) => {
  useStore({ ...store, db } as Store)
  await openSmallShop(db)
  const { productId } = await aProduct(db)
  const [question, lan] = [crypto.randomUUID(), await aUser(db)]
  const words = { name: 'Minh', email: null, locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
  await askQuestion(db, { id: question, productId, userId: null, ...words })
  const typed = { name: 'Lan', text: 'Vừa, chọn bề ngang W.' }
  const address = `http://shop.test/product/${productId}/answer/${question}`
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(typed) })
  const sent = { request, params: { slug: productId, question }, context: { get: () => lan } }
  const answer = await action(sent as unknown as Parameters<typeof action>[0])
  const errors = { text: m.question_unknown() }
  expect(answer).toMatchObject({ data: { errors, values: typed }, init: { status: 422 } })
})
