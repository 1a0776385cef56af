import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { saveArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { articleTranslations, articleVersions, policyVersions } from '#shop/content/schema.ts'
import { media } from '#shop/media/schema.ts'
import { settings } from '#shop/settings/schema.ts'
import { aUser } from '#test/a-person.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { test } from '#test/with-db.ts'
import { deleteMedia } from './delete-media.ts'
import { findMedia } from './find-media.ts'
import { countMedia, listMedia } from './list-media.ts'

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

  test('a picture that stands in an article or on the home page is nowhere said to be unused', async ({ db }) => {
    const { mediaId, articleId, attempt } = await aPicture(db)
    const unused = () => countMedia(db, { text: '', use: 'unused' })
    const places = async () => (await listMedia(db, 'vi', { text: '', use: null, page: 1 })).map((row) => row.places)
    expect([await unused(), await places()]).toEqual([1, [0]])
    expect(await findMedia(db, 'vi', mediaId)).toMatchObject({ isUsed: false, articles: [], isOnHome: false })
    await db.update(articleTranslations).set({ body: showing('a-picture') })
    expect([await unused(), await places()]).toEqual([0, [1]])
    // The article has no English text, and is still named to a reader of English.
    const shown = { isUsed: true, articles: [{ id: articleId, title: 'Bài' }] }
    expect(await findMedia(db, 'en', mediaId)).toMatchObject({ ...shown, isOnHome: false })
    await db.insert(settings).values({ key: 'home', value: [{ picture: 'a-picture' }] })
    expect([await unused(), await places()]).toEqual([0, [2]])
    expect(await findMedia(db, 'en', mediaId)).toMatchObject({ ...shown, isOnHome: true })
    await expect(attempt()).rejects.toEqual(refused('picture-used'))
  })

  test('a picture in a policy that past orders refer to stays', async ({ db }) => {
    const { attempt } = await aPicture(db)
    const policy = { key: 'terms', locale: 'vi', title: 'Điều khoản', summary: '', source: 's', facts: 'f' } as const
    await db.insert(policyVersions).values({ ...policy, body: showing('a-picture'), changedAt: new Date() })
    await expect(attempt()).rejects.toEqual(refused('picture-ordered'))
  })
})
