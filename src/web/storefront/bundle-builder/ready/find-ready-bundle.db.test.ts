import { expect } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { bundles } from '#seed/bundles.ts'
import { setVatRates } from '#shop/pricing/set-vat-rates.ts'
import { vatLaw } from '#shop/pricing/vat-law.ts'
import { redirects } from '#shop/content/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test } from '#test/with-db.ts'
import { findReadyBundle } from './find-ready-bundle.server.ts'
import { loader } from './ready-bundle-page.tsx'

test.beforeEach(({ db, store }) => useStore({ ...store, db } as Store))

test('the page of a bundle knows what to deliver before all is chosen, and promises what holds for it', async ({
  db,
}) => {
  await setVatRates(db, vatLaw)
  await saveSettings(db, 'test', { exchangeDays: 15, address: '18 Tràng Thi, Hà Nội' })
  const [kit, hockey] = ['bo-cho-be-6-9', 'khuc-con-cau-mai-san'].map((slug) =>
    bundles.find((one) => one.slug === slug)!,
  )
  await addDemoProducts(db, [
    ...Object.values(kit!.parts).flat(),
    ...Object.values(hockey!.parts).flat(),
    'mai-luoi-giay',
  ])
  const open = (await findReadyBundle(kit!, new URLSearchParams(), 'vi'))!
  expect(open.quote).toBeNull()
  expect(open.keys).toHaveLength(open.parts.length)
  expect(open.price).toBe(open.parts.reduce((sum, { price }) => sum + price.now, 0))
  expect(open.promises.map(({ kind }) => kind)).toEqual(['exchange', 'pickup'])

  const chosen = new URLSearchParams(
    open.parts.flatMap(({ role, options }) =>
      options.map(({ key, values }) => [`${role}.${key}`, values.find(({ state }) => state === 'available')!.value]),
    ),
  )
  const whole = (await findReadyBundle(kit!, chosen, 'vi'))!
  expect(whole.keys).toEqual(whole.quote!.keys)
  expect(whole.price).toBe(whole.quote!.apart)

  // Its skates are sharpened for the buyer, and such a pair is not exchanged.
  const worked = (await findReadyBundle(hockey!, new URLSearchParams(), 'vi'))!
  expect(worked.works).not.toEqual([])
  expect(worked.promises.map(({ kind }) => kind)).toEqual(['pickup'])
})

test('the former address of a bundle leads to its present one', async ({ db }) => {
  await db.insert(redirects).values({ from: '/bundles/bo-cu', to: '/bundles/bo-moi', by: 'system' })
  const asked = { url: new URL('http://localhost/bundles/bo-cu'), params: { slug: 'bo-cu' } }
  const answer = await loader(asked as unknown as Parameters<typeof loader>[0]).catch((thrown: unknown) => thrown)
  expect(answer).toMatchObject({ status: 301 })
  expect((answer as Response).headers.get('location')).toMatch(/\/bundles\/bo-moi$/)
})
