import { expect } from 'vitest'
import { isLivePage } from '#flows/content/is-live-page.ts'
import { bareAddress } from '#shop/content/redirects/redirect-path.ts'
import { addArticles } from '#seed/content/add-articles.ts'
import { readArticles } from '#seed/content/read-articles.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { access } from './policy/access.ts'

/** Paths with a parameter, with a name of the demo shop, or of no page. */
const isNamed = /\{|luot-|\/(?:category|brand|bundles)\/|\/guides\/|\/no\/such/

test('a redirect may not begin at a fixed page of the shop, nor at an address for machines', async ({ db }) => {
  await openSmallShop(db)
  await addArticles(db, readArticles('pages', 'page'))
  const paths = Object.values(access)
    .map(([path]) => path)
    .filter((path) => !isNamed.test(path))
  expect(paths.length).toBeGreaterThan(100)
  const free: string[] = []
  for (const path of paths) if (!(await isLivePage(db, bareAddress(path)))) free.push(path)
  expect(free).toEqual([])
  for (const file of ['/robots.txt', '/sitemap.xml', '/favicon.svg', '/healthz', '/assets/x.js', '/media/a.avif'])
    expect(await isLivePage(db, file), file).toBe(true)
  expect(await isLivePage(db, '/khuyen-mai-he')).toBe(false)
  expect(await isLivePage(db, '/tools/khong-con')).toBe(false)
})
