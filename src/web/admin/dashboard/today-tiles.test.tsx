import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dong } from '#kit/money.ts'
import { noSales } from '#shop/analytics/sales.ts'
import { SalesChart } from '#web/admin-kit/charts/sales-chart.tsx'
import { TodayTiles } from './today-tiles.tsx'
import { ToDo } from './to-do.tsx'

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

test('a period in which only an exchange brought money is not said to have no orders', () => {
  const exchanged = [{ ...noSales, day: '2026-11-22', exchanges: 1, exchangePaid: net, net }]
  const html = drawn(() => <SalesChart days={exchanged} before={null} against="none" />)
  expect(html).toContain(dong(net))
  expect(html).not.toContain('chưa có đơn nào')
})

test('who opens texts to approve from the dashboard sees only those that wait', () => {
  const none = { toConfirm: 0, lowAt: 3, money: 0, failed: 0, returns: 0, lateWork: 0, alarms: 0, imports: 0, stuck: 0 }
  const counts = { ...none, orders: {}, unsettled: { shipments: 0, amount: 0 }, stock: { low: 0, out: 0 } }
  const tiles = (answers: number) => drawn(() => <ToDo {...counts} reviews={2} questions={1} answers={answers} />)
  expect(tiles(4)).toContain('/admin/reviews?state=waiting')
  expect(tiles(4)).toContain('/admin/questions?state=waiting')
  expect(tiles(4)).toContain('/admin/questions?pending=yes')
  expect(tiles(0)).not.toContain('pending')
})
