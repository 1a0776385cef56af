import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Feature } from '#shop/settings/features.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { m } from '#words/messages.js'
import type { Home } from './find-home.server.ts'
import { HomeView } from './home-view.tsx'
import { SizeBand } from './size-band.tsx'

const banner = { href: '/tools/blades', action: 'Tìm lưỡi', picture: null }
const home = {
  hero: { title: '', text: '' },
  parts: [{ id: 'banner-1', title: 'Lưỡi nào hợp?', text: '', banner }],
} as unknown as Home

const shown = (featuresOff: Feature[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FeaturesOffContext value={featuresOff}>
        <HomeView home={home} />
      </FeaturesOffContext>
    </MemoryRouter>,
  )

test('a banner keeps its text and loses its button while the page behind it is switched off', () => {
  expect(shown([])).toContain('href="/tools/blades"')
  expect(shown(['advisers'])).toContain('Lưỡi nào hợp?')
  expect(shown(['advisers'])).not.toContain('href="/tools/blades"')
})

test('the ruler leads to the boots of a discipline in a size that can be bought, and says where there are none', () => {
  const sizes = { figure: [245, 250], hockey: [245], speed: [], recreational: [] }
  const Shop = createRoutesStub([
    { path: '/', Component: () => <SizeBand footMm={247} isAsked sizes={sizes} title="" text="" /> },
  ])
  const html = renderToStaticMarkup(<Shop initialEntries={['/']} />)
  expect(html.match(/\/shop\/category\/\w+\?size=\d+/g)).toEqual(['/shop/category/figure?size=250'])
  expect(html.split(m.home_size_gone()).length - 1).toBe(3)
})
