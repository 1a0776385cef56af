import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { saveArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { articleVersions, policyVersions } from '#shop/content/schema.ts'
import { media } from '#shop/media/schema.ts'
import { aUser } from '#test/a-person.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { test } from '#test/with-db.ts'
import { deleteMedia } from './delete-media.ts'

openOwnFiles()

const showing = (file: string) => ({ type: 'doc' as const, content: [{ type: 'picture', attrs: { file } }] })
const text = { slug: 'bai', title: 'Bài', summary: 'Về bài', body: { type: 'doc' as const, content: [] } }

async function aPicture(db: Db) {
  const [row] = await db.insert(media).values({ file: 'a-picture', width: 800, height: 600 }).returning()
  const { id: articleId } = await saveArticle(db, system, { kind: 'post', vi: text })
  const attempt = deleteMedia.bind(undefined, db, system, row!.id)
  return { mediaId: row!.id, articleId, attempt }
}
const refused = (code: string) => expect.objectContaining({ code })

describe('deleting a picture', () => {
  test('a picture that nothing shows is deleted', async ({ db }) => {
    const { attempt } = await aPicture(db)
    await attempt()
    expect(await db.select().from(media)).toEqual([])
  })

  test('a picture in an earlier version of an article stays, since the version can be restored', async ({ db }) => {
    const { attempt } = await aPicture(db)
    await db.update(articleVersions).set({ body: showing('a-picture') })
    await expect(attempt()).rejects.toEqual(refused('picture-used'))
  })

  test('a picture in the text or as the cover of a draft stays', async ({ db }) => {
    const { attempt, mediaId, articleId } = await aPicture(db)
    const { id: ownerId } = await aUser(db)
    const drafts: Record<string, string>[] = [{ 'vi.body': JSON.stringify(showing('a-picture')) }, { cover: mediaId }]
    for (const fields of drafts) {
      await saveArticleDraft(db, { articleId, ownerId, fields })
      await expect(attempt()).rejects.toEqual(refused('picture-used'))
    }
  })

  test('a picture in a policy that past orders refer to stays', async ({ db }) => {
    const { attempt } = await aPicture(db)
    const policy = { key: 'terms', locale: 'vi', title: 'Điều khoản', summary: '', source: 's', facts: 'f' } as const
    await db.insert(policyVersions).values({ ...policy, body: showing('a-picture'), changedAt: new Date() })
    await expect(attempt()).rejects.toEqual(refused('picture-ordered'))
  })
})
