import { describe, expect } from 'vitest'
import { addArticles } from '#seed/content/add-articles.ts'
import { readArticles } from '#seed/content/read-articles.ts'
import { test } from '#test/with-db.ts'
import { listPolicies } from './list-policies.ts'
import { policyKeys } from './policy.ts'
import { articles } from '../schema.ts'

describe('the policies of the shop', () => {
  test('every policy is listed, unwritten ones without a title', async ({ db }) => {
    expect((await listPolicies(db, 'vi')).map(({ key, title }) => [key, title])).toEqual(
      policyKeys.map((key) => [key, null]),
    )
  })

  test('each policy has a title in the reader’s language and a date for each language', async ({ db }) => {
    await addArticles(db, readArticles('pages', 'page'))
    for (const policy of await listPolicies(db, 'en')) {
      expect(policy).toMatchObject({ title: expect.any(String), isOut: true })
      expect(policy.changedAt).toEqual({ vi: expect.any(Date), en: expect.any(Date) })
    }
    await db.update(articles).set({ state: 'draft' })
    expect((await listPolicies(db, 'vi')).some(({ isOut }) => isOut)).toBe(false)
  })
})
