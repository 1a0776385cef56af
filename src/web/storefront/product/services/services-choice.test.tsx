import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import type { ServiceWithVariants } from '#shop/catalogue/variants/list-services.ts'
import { readServices } from '#web/parts/product/read-services.ts'
import { ServicesChoice } from './services-choice.tsx'
import { serviceOfferWords, viewServiceOffer } from './view-offer.server.ts'

const variant = (id: string, hollow?: string, price = 150_000) =>
  ({
    id,
    options: hollow ? { hollow } : {},
    price,
    salePrice: null,
    saleFrom: null,
    saleUntil: null,
  }) as ServiceWithVariants['variants'][number]
const sharpening = (changes: Partial<ServiceWithVariants> = {}): ServiceWithVariants => ({
  id: 'sharpening',
  category: 'services',
  type: 'sharpening',
  attributes: { fits: ['figure'], turnaround_days: 2 },
  name: 'Mài lưỡi',
  slug: 'mai-luoi-giay',
  variants: [variant('deep', '7/16'), variant('half', '1/2')],
  ...changes,
})
const written = (offered: ServiceWithVariants, hollow?: string) =>
  renderToStaticMarkup(
    <ServicesChoice offers={[viewServiceOffer(offered, hollow, 'vi')]} words={serviceOfferWords('vi')} />,
  )

describe('the choice of services in the HTML of the server', () => {
  test('no service and no consent is ticked in advance', () => {
    const html = written(sharpening(), '1/2')
    expect(html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(html).not.toMatch(/checked=/)
  })

  test('the suggested hollow is selected, or the first one without a suggestion', () => {
    expect(written(sharpening(), '1/2')).toMatch(/<option value="half" selected="">1\/2 inch \(gợi ý\)/)
    expect(written(sharpening(), '3/4')).toMatch(/<option value="deep" selected="">7\/16 inch</)
  })

  test('a common price is shown once, different prices at each hollow', () => {
    const apart = sharpening({ variants: [variant('deep', '7/16', 160_000), variant('half', '1/2')] })
    expect(viewServiceOffer(sharpening(), undefined, 'vi')).toMatchObject({ price: dong(150_000) })
    expect(viewServiceOffer(apart, undefined, 'vi').choices[0]!.label).toBe(`7/16 inch · ${dong(160_000)}`)
  })

  test('markup in a service record is shown as text', () => {
    const html = written(sharpening({ name: '<img src=x onerror=alert(1)>', id: '"><script>alert(1)</script>' }))
    expect(html).not.toMatch(/<img|<script/)
  })

  test('only ticked services are read from the form', () => {
    const form = new FormData()
    form.append('variant.sharpening', 'half')
    expect(readServices(form)).toEqual({ services: [], isAgreed: false })
    form.append('service', 'sharpening')
    form.append('service', 'something else')
    form.append('final', 'on')
    expect(readServices(form)).toEqual({ services: ['half'], isAgreed: true })
  })
})
