import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { test } from '#test/with-db.ts'
import { listLatestArticles } from './list-latest-articles.ts'
import { publishArticle } from './publish-article.ts'
import { saveArticle } from './save-article.ts'
import { articleCategories } from '../schema.ts'

const body = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Một dòng.' }] }] }

async function publish(db: Db, slug: string, at: Date, kind: 'guide' | 'post' = 'guide') {
  const { id } = await saveArticle(db, system, {
    kind,
    category: kind === 'post' ? 'tap' : null,
    vi: { slug, title: `Bài ${slug}`, summary: 'Một bài', body },
  })
  await publishArticle(db, system, id, at)
}

const day = (n: number) => new Date(Date.now() + n * 86_400_000)

describe('the latest guides', () => {
  test('the three newest guides are listed, without posts', async ({ db }) => {
    for (const [slug, ago] of [
      ['a', 5],
      ['b', 1],
      ['c', 3],
      ['d', 9],
    ] as const)
      await publish(db, slug, day(-ago))
    await db.insert(articleCategories).values({ slug: 'tap', name: { vi: 'Tập', en: 'Practice' } })
    await publish(db, 'post', day(-0.5), 'post')
    const latest = await listLatestArticles(db, { kind: 'guide', locale: 'en', limit: 3 })
    expect(latest.map(({ slug }) => slug)).toEqual(['b', 'c', 'a'])
    expect(latest[0]).toMatchObject({ title: 'Bài b', cover: null })
  })

  test('a scheduled guide is not listed', async ({ db }) => {
    await publish(db, 'soon', day(1))
    expect(await listLatestArticles(db, { kind: 'guide', locale: 'vi', limit: 3 })).toEqual([])
  })
})
