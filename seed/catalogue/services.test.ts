import { describe, expect, test } from 'vitest'
import { hollowForProduct } from '#shop/advisers/hollow-for-product.ts'
import { isSoldAlone, servicesFor } from '#shop/catalogue/variants/services-for.ts'
import { products } from './products.ts'

const drafts = products.map(({ draft }) => ({
  ...draft,
  levels: draft.levels ?? [],
  attributes: draft.attributes ?? {},
}))
const services = drafts.filter(({ category }) => category === 'services')
const named = (slug: string) => drafts.find(({ vi }) => vi.slug === slug)!
const done = (slug: string) => servicesFor(named(slug), services).map(({ vi }) => vi.slug)

describe('services of the demo shop', () => {
  test.for<[string, string[]]>([
    ['luot-aria-75', ['mai-luoi-giay', 'ep-nhiet-dinh-hinh']],
    ['luot-nga-85', ['gan-luoi-giay', 'ep-nhiet-dinh-hinh']],
    ['luot-may-30', ['mai-luoi-giay']],
    ['luot-bac-90', ['mai-luoi-giay', 'ep-nhiet-dinh-hinh']],
    ['luot-tia', ['ep-nhiet-dinh-hinh']],
    ['luot-ho', ['mai-luoi-giay']],
    ['luoi-luot-xoay-8', ['gan-luoi-giay', 'mai-luoi-giay']],
    ['luoi-luot-sai-10', ['mai-luoi-giay']],
    ['luoi-luot-thang-22', ['gan-luoi-giay']],
    ['mu-bao-hiem-luot-vom', []],
    ['mai-luoi-giay', []],
  ])('%s takes %j', ([slug, expected]) => expect(done(slug)).toEqual(expected))

  test('every product that can be sharpened has a default hollow that the service offers', () => {
    const offered = services.find(({ type }) => type === 'sharpening')!.options[0]!.values.map(({ value }) => value)
    const sharpened = drafts.filter((draft) => servicesFor(draft, services).some(({ type }) => type === 'sharpening'))
    expect(sharpened.length).toBeGreaterThan(20)
    for (const draft of sharpened) expect(offered, draft.vi.slug).toContain(hollowForProduct(draft))
  })

  test('a service that needs a new boot or blade is not sold alone', () =>
    expect(services.filter((draft) => !isSoldAlone(draft)).map(({ type }) => type)).toEqual(['mounting', 'moulding']))
})
