import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Feature } from '#shop/settings/features.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import type { Home } from './find-home.server.ts'
import { HomeView } from './home-view.tsx'

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
