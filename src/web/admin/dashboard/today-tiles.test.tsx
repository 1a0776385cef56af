import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { noSales } from '#shop/analytics/sales.ts'
import { SalesChart } from '#web/admin-kit/charts/sales-chart.tsx'
import { TodayTiles } from './today-tiles.tsx'

const [net, total] = [900_000, 1_000_000]
const days = [
  { ...noSales, day: '2026-11-21', orders: 7 },
  { ...noSales, day: '2026-11-22', orders: 3, net, total },
]
const drawn = (Component: () => React.ReactNode) => {
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('the shopkeeper sees net sales and orders of today and yesterday, each with its report', () => {
  const html = drawn(() => <TodayTiles days={days} />)
  const [today, yesterday] = html.split('</li>')
  expect(today).toContain('?period=today')
  expect(today).toContain(dong(net))
  expect(today).toMatch(/: 3</)
  expect(yesterday).toContain('?period=yesterday')
  expect(yesterday).toMatch(/: 7</)
})

test('the chart of sales draws the same figure as the page that it leads to: net sales', () => {
  const html = drawn(() => <SalesChart days={days} before={null} against="none" />)
  expect(html).toContain(dong(net))
  expect(html).not.toContain(dong(total))
})
