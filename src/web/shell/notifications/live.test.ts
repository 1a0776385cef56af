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
  /** What a browser does when the server answers 503: it does not try again by itself. */
  refuse() {
    this.close()
    this.dispatchEvent(new Event('error'))
  }
  hello() {
    this.dispatchEvent(new MessageEvent('hello', { lastEventId: '1' }))
  }
}

/** A page that is visible, or hidden behind another. */
class Page extends EventTarget {
  hidden = false
  turn(isHidden: boolean) {
    this.hidden = isHidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const onOpen = vi.fn()
const ears = { onNotifications: () => {}, onOrder: () => {}, onRefused: () => {}, onOpen }
const isListening = () => Source.opened.filter(({ readyState }) => readyState !== Source.CLOSED).length
let page: Page
let stop: () => void

beforeEach(() => {
  onOpen.mockClear()
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

describe('the live connection of a page', () => {
  test('a page reconnects after a 503 when it was hidden and shown again while waiting', () => {
    Source.opened[0]!.refuse()
    page.turn(true)
    page.turn(false)
    expect(isListening()).toBe(1)
    expect(Source.opened).toHaveLength(2)
  })

  test('a page learns of each connection, so that it can catch up with what happened before', async () => {
    expect(onOpen).not.toHaveBeenCalled()
    Source.opened[0]!.hello()
    expect(onOpen).toHaveBeenCalledTimes(1)
    Source.opened[0]!.refuse()
    await vi.advanceTimersByTimeAsync(10_000)
    Source.opened[1]!.hello()
    expect(onOpen).toHaveBeenCalledTimes(2)
  })

  test('a page reconnects by itself after a 503', async () => {
    Source.opened[0]!.refuse()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([isListening(), Source.opened.length]).toEqual([1, 2])
  })

  test('a page that was refused and hidden for long reconnects when it is shown again', async () => {
    page.turn(true)
    Source.opened[0]!.refuse()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(isListening(), 'nobody looks').toBe(0)
    page.turn(false)
    expect(isListening()).toBe(1)
  })

  test('a page disconnects half a minute after it was hidden, and not when it was shown again before', async () => {
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
