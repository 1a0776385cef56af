import { expect } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { runInRequest } from '#platform/request.server.ts'
import { previewPass } from '#shop/content/articles/preview-pass.ts'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { saveArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { textOfNode } from '#shop/content/documents/document.ts'
import { redirects } from '#shop/content/schema.ts'
import { system } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { test } from '#test/with-db.ts'
import { loader } from './articles/article-page.tsx'
import { loader as preview } from './articles/preview-page.tsx'
import { listTexts } from './content/list-texts.server.ts'
import { loader as pageOfShop } from './content/page-page.tsx'

test.beforeEach(async ({ db, store }) => {
  useStore({ ...store, db } as Store)
  await saveSettings(db, system, { name: 'Băng', phone: '024 7300 0000' })
})

const readIn = <T>(locale: Locale, work: () => T) =>
  runInRequest({ id: 'x', mark: 'x', locale, ip: '203.0.113.7', tags: new Set() }, work)
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Gọi {{shop.phone}} nhé.' }] }
const vi = { slug: 'goi', title: 'Gọi', summary: 'Cách gọi', body: { type: 'doc' as const, content: [paragraph] } }

test('readers of a guide see the telephone number of the shop where its text has a placeholder', async ({ db }) => {
  const { id } = await saveArticle(db, system, { kind: 'guide', vi })
  await publishArticle(db, system, id)
  const url = new URL('http://localhost/guides/goi')
  const asked = { params: { slug: 'goi' }, url } as unknown as Parameters<typeof loader>[0]
  const page = await readIn('vi', () => loader(asked))
  expect(textOfNode(page.body)).toBe('Gọi 024 7300 0000 nhé.')
  expect(page.shopName).toBe('Băng')
})

test('a preview shows the draft as readers will see it, and English that only the draft has', async ({ db }) => {
  const { id } = await saveArticle(db, system, { kind: 'guide', vi })
  await db.insert(users).values({ id: 'lan', name: 'Lan', email: 'lan@example.com' })
  const fields = {
    cover: 'doi-giay',
    'vi.author': 'Lan',
    'en.title': 'Calling',
    'en.summary': 'How to call',
    'en.tags': 'phone, ice',
    'en.markdown': 'Call {{shop.phone}}.',
  }
  await saveArticleDraft(db, { articleId: id, ownerId: 'lan', fields })
  const pass = previewPass({ articleId: id, ownerId: 'lan' })
  const asked = { params: { pass } } as unknown as Parameters<typeof preview>[0]
  const vietnamese = await readIn('vi', () => preview(asked))
  expect(vietnamese.article).toMatchObject({ title: 'Gọi', author: 'Lan', cover: 'doi-giay', written: 'vi' })
  expect(textOfNode(vietnamese.body)).toBe('Gọi 024 7300 0000 nhé.')
  const english = await readIn('en', () => preview(asked))
  expect(english.article).toMatchObject({ title: 'Calling', tags: ['phone', 'ice'], written: 'en' })
  expect(textOfNode(english.body)).toBe('Call 024 7300 0000.')
})

test('readers of the English site map see which guides are written only in Vietnamese', async ({ db }) => {
  await publishArticle(db, system, (await saveArticle(db, system, { kind: 'guide', vi })).id)
  const [guides] = await listTexts(db, 'en')
  expect(guides!.items).toEqual([{ label: 'Gọi', lang: 'vi', href: '/guides/goi' }])
})

test('the address of a page that is not published redirects where staff said', async ({ db }) => {
  await db.insert(redirects).values({ from: '/careers', to: '/about', by: system })
  const url = new URL('http://localhost/careers')
  const asked = { request: new Request(url), url } as unknown as Parameters<typeof pageOfShop>[0]
  const answer = await readIn('vi', () => pageOfShop(asked)).catch((thrown: unknown) => thrown)
  expect(answer).toMatchObject({ status: 301 })
  expect((answer as Response).headers.get('location')).toMatch(/\/about$/)
})
