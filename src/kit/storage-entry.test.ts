import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStoredElsewhere } from './storage-entry.ts'

/** A page that can be left and shown again. */
class Page extends EventTarget {
  hidden = false
  turn(isHidden: boolean) {
    this.hidden = isHidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}
let page: Page
let tab: EventTarget
const places = new Map<string, string>()

beforeEach(() => {
  places.clear()
  page = new Page()
  tab = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('localStorage', { getItem: (key: string) => places.get(key) ?? null })
})
afterEach(() => void vi.unstubAllGlobals())

const dispatch = (type: string, facts: object) => tab.dispatchEvent(Object.assign(new Event(type), facts))
function follower() {
  const work = vi.fn<() => void>()
  return { work, stop: onStoredElsewhere('luot_cart', work) }
}

test('a shopper who goes Back to a page finds what was put into the cart on the pages between', () => {
  const { work } = follower()
  dispatch('pageshow', { persisted: false })
  expect(work).not.toHaveBeenCalled()
  dispatch('pageshow', { persisted: true })
  expect(work).toHaveBeenCalledTimes(1)
})

test('a shopper who returns to a suspended tab finds what another tab stored, and nothing is read where nothing changed', () => {
  places.set('luot_cart', 'one boot')
  const { work } = follower()
  page.turn(true)
  page.turn(false)
  expect(work).not.toHaveBeenCalled()
  page.turn(true)
  places.set('luot_cart', 'two boots')
  page.turn(false)
  expect(work).toHaveBeenCalledTimes(1)
})

test('another window that changes the cart, or clears everything, is followed; other entries are not, nor any after the end', () => {
  const { work, stop } = follower()
  dispatch('storage', { key: 'luot_cart' })
  dispatch('storage', { key: null })
  dispatch('storage', { key: 'wishlist' })
  expect(work).toHaveBeenCalledTimes(2)
  stop()
  dispatch('storage', { key: 'luot_cart' })
  dispatch('pageshow', { persisted: true })
  expect(work).toHaveBeenCalledTimes(2)
})
