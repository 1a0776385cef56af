import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { m } from '#words/messages.js'
import { orderUpdateText, startFeed } from './notification-feed.ts'

class Source extends EventTarget {
  static last: Source
  constructor() {
    super()
    Source.last = this
  }
  close() {}
}

const answers = [0, 1].map((unread) => ({ items: [], unread }))
beforeEach(() => {
  const left = [...answers]
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async () => Response.json(left.shift()))
})
afterEach(() => vi.unstubAllGlobals())

test('somebody whose order moved between the rendering of the page and its live connection sees both the bell and the order', async () => {
  const [show, onNews] = [vi.fn(), vi.fn()]
  const { stop } = startFeed('/api/notifications', { show, open: () => {}, onNews, onRefused: () => {} })
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith({ ...answers[0], isLoaded: true }))
  expect(onNews).not.toHaveBeenCalled()
  Source.last.dispatchEvent(new MessageEvent('hello', { lastEventId: '1', data: '{}' }))
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith({ ...answers[1], isLoaded: true }))
  expect(onNews).toHaveBeenCalledOnce()
  stop()
})

test('who collects an order hears that it is ready, not that it was sent', () => {
  const update = { eventId: 1, id: 'K7M2P4QX', user_id: 'lan', payment_status: null, method: 'pickup' } as const
  const code = update.id
  expect(orderUpdateText({ ...update, event: 'order.shipped', moved: 'status', status: 'shipped' })).toBe(
    m.notification_live_order_moved({ code, status: m.order_timeline_ready() }),
  )
  const first = { ...update, event: 'shipment.handed-over', moved: 'order', status: 'packed' } as const
  expect(orderUpdateText(first)).toBe(m.notification_live_shipment_ready({ code }))
  expect(orderUpdateText({ ...first, method: 'standard' })).toBe(m.notification_live_shipment_sent({ code }))
})
