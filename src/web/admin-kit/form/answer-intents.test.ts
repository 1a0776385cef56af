import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { answerIntents } from './answer-intents.server.ts'

const send = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  return answerIntents(new Request('https://shop.test/admin/skates', { method: 'POST', body }), {
    save: (form) => Promise.resolve(form.get('name') ? '/admin/skates?done=save' : { errors: { name: 'Missing' } }),
    remove: (_form, of) => Promise.resolve(`/admin/skates?done=${of}`),
    lock: () => Promise.reject(new Refusal('changed-unseen', m.admin_editor_unseen, {})),
  })
}
const isGone = (answer: unknown): answer is Response => answer instanceof Response

test('a button that succeeds redirects', async () => {
  const answer = await send({ intent: 'save', name: 'Aria' })
  expect(isGone(answer) && [answer.status, answer.headers.get('location')]).toEqual([303, '/admin/skates?done=save'])
})

test('a button of one row passes the id of that row', async () => {
  const answer = await send({ intent: 'remove:7' })
  expect(isGone(answer) && answer.headers.get('location')).toBe('/admin/skates?done=7')
})

test('validation errors are returned to the form that was sent', async () => {
  expect(await send({ intent: 'save' })).toMatchObject({
    data: { intent: 'save', errors: { name: 'Missing' } },
    init: { status: 422 },
  })
})

test('a refusal keeps what was typed, except a password', async () => {
  const answer = await send({ intent: 'lock', name: 'Aria', password: 'secret' })
  expect(answer).toMatchObject({ data: { intent: 'lock', refusal: m.admin_editor_unseen() } })
  expect(answer).toHaveProperty('data.values', { intent: 'lock', name: 'Aria' })
})

test.each(['melt', 'toString', '__proto__'])('%s is refused as an unknown button', async (intent) => {
  await expect(send({ intent })).rejects.toMatchObject({ init: { status: 400 } })
})
