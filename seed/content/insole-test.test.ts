import { describe, expect, test } from 'vitest'
import { locales } from '#kit/localized.ts'
import { forecastGrowth } from '#shop/advisers/growth-forecast.ts'
import { adviseSize } from '#shop/advisers/advise-size.ts'
import { textOfNode, type Document, type DocumentNode } from '#shop/content/documents/document.ts'
import { products } from '../catalogue/products.ts'
import { readArticles } from './read-articles.ts'

/** Insole beyond the label in mm, docs/reference/content-review.md. */
const insoleOver = { classic: 10, sport: 7, premium: 5 }
type Line = keyof typeof insoleOver
const lines = Object.keys(insoleOver) as Line[]
/** Where the label stands 0, 5 and 10 mm beyond the longest foot that it takes. */
const bounds = (line: Line, allowance = 0) => [0, 5, 10].map((room) => insoleOver[line] + allowance + room)
const span = (from: number, next: number) => `${from}–${next - 1}`

const articles = [...readArticles('guides', 'guide'), ...readArticles('posts', 'post')]
const textOf = (key: string, locale: 'vi' | 'en') =>
  articles.find((one) => one.key?.endsWith(`-${key}`))![locale]!.body as Document
const rowsOf = (node: DocumentNode | Document): string[][] =>
  (node.content ?? []).flatMap((one) =>
    one.type === 'tableRow' ? [one.content!.map((cell) => textOfNode(cell as Document))] : rowsOf(one),
  )

describe('the insole test for the fit of a child’s boot has the same numbers everywhere', () => {
  test.each(locales.flatMap((locale) => ['kids-size', 'sizing'].map((key) => [key, locale] as const)))(
    '%s in %s shows the numbers of the insole table',
    (key, locale) => {
      const rows = rowsOf(textOf(key, locale))
      for (const line of lines) {
        const [fits, half, big] = bounds(line) as [number, number, number]
        const row = rows.find(([name]) => name?.toLowerCase() === line && rows.length)!.map((cell) => cell.trim())
        expect(row.slice(-4)).toEqual([
          expect.stringMatching(new RegExp(`\\b${fits}$`)),
          span(fits, half),
          span(half, big),
          expect.stringMatching(new RegExp(`\\b${big}\\b`)),
        ])
      }
    },
  )

  test('the size adviser and the growth forecast use the gaps of the table', () => {
    for (const line of lines) {
      const label = 200
      const roomy = label + insoleOver[line] - bounds(line)[1]!
      expect(adviseSize({ left_mm: roomy, discipline: 'figure', fit: 'snug', line })).toMatchObject({ size_mm: 195 })
      const growing = { left_mm: roomy, discipline: 'figure', fit: 'snug', line, growth: true, age_years: 7 } as const
      expect(adviseSize(growing)).toMatchObject({ size_mm: label, growth_mm: 5 })
      const flagsAt = (gap: number) => {
        const foot_mm = label + insoleOver[line] - gap
        const growth = forecastGrowth({ sex: 'f', age_months: 84, foot_mm, boot_size_mm: label, discipline: 'figure' })
        return 'error' in growth ? [] : growth.flags
      }
      expect(flagsAt(bounds(line)[2]! - 1)).toEqual([])
      expect(flagsAt(bounds(line)[2]!)).toEqual(['boot_too_big'])
    }
  })

  test('a product page that names a gap names that of its own line and discipline', () => {
    const told = products.flatMap(({ draft }) =>
      locales.flatMap((locale) => {
        const text = draft[locale]?.description.replace(/\s+/g, ' ') ?? ''
        const gaps = [...text.matchAll(/(\d+–\d+) mm/g)].map(([, gap]) => gap)
        return /insole|lót ra/.test(text) && gaps.length ? [{ draft, gaps }] : []
      }),
    )
    expect(told.length).toBeGreaterThanOrEqual(6)
    for (const { draft, gaps } of told) {
      const [fits, half, big] = bounds(draft.line as Line, draft.category === 'recreational' ? 2 : 0) as [
        number,
        number,
        number,
      ]
      expect(gaps, draft.vi.slug).toEqual([span(fits, half), span(half, big)])
    }
  })

  test('no page measures the gap by a finger or a pencil', () => {
    const told = [
      ...[...articles, ...readArticles('pages', 'page')]
        .filter(({ key }) => key !== 'post-kids-size')
        .flatMap(({ key, vi, en }) => [vi, en!].map((text) => [key, textOfNode(text.body as Document)] as const)),
      ...products.map(({ draft }) => [draft.vi.slug, `${draft.vi.description} ${draft.en?.description}`] as const),
    ]
    const sayings = /ngón (tay )?trỏ|bề ngang cây bút chì|index finger|wide as a pencil/
    expect(told.flatMap(([name, text]) => (sayings.test(text.replace(/\s+/g, ' ')) ? [name] : []))).toEqual([])
  })
})
