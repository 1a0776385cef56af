import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenLive } from './live.ts'

class Source extends EventTarget {
  static readonly CLOSED = 2
  static opened: Source[] = []
  readyState = 1
  constructor() {
    super()
    Source.opened.push(this)
  }
  close() {
    this.readyState = Source.CLOSED
  }
  /** As a browser does when the server answers 503: no more tries of its own. */
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
  hello() {
    this.dispatchEvent(new MessageEvent('hello', { lastEventId: '1' }))
  }
}

/** A page that is looked at, or hidden behind another. */
class Page extends EventTarget {
  hidden = false
  turn(isHidden: boolean) {
    this.hidden = isHidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const ears = { onNotifications: () => {}, onOrder: () => {}, onRefused: () => {} }
const isListening = () => Source.opened.filter(({ readyState }) => readyState !== Source.CLOSED).length
let page: Page
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  Source.opened = []
  page = new Page()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => {})
  stop = listenLive(ears)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('news of orders', () => {
  test('come back after a 503, though the page was hidden and looked at again while they waited', () => {
    Source.opened[0]!.refuse()
    page.turn(true)
    page.turn(false)
    expect(isListening()).toBe(1)
    expect(Source.opened).toHaveLength(2)
  })

  test('come back after a 503 by themselves', async () => {
    Source.opened[0]!.refuse()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([isListening(), Source.opened.length]).toEqual([1, 2])
  })

  test('come back when the page is looked at again, though they were refused and it was hidden for long', async () => {
    page.turn(true)
    Source.opened[0]!.refuse()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(isListening(), 'nobody looks').toBe(0)
    page.turn(false)
    expect(isListening()).toBe(1)
  })

  test('rest half a minute after the page was hidden, and not when it was looked at again before', async () => {
    page.turn(true)
    await vi.advanceTimersByTimeAsync(29_000)
    page.turn(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([isListening(), Source.opened.length]).toEqual([1, 1])
    page.turn(true)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(isListening()).toBe(0)
    page.turn(false)
    expect(isListening()).toBe(1)
  })
})
