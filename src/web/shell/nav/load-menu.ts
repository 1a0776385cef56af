import { fetchJson } from '#kit/fetch-json.ts'
import { getLocale } from '#words/runtime.js'
import type { Menu } from './menu.ts'

/** As long as a failed answer stands, so that what waits for it can say so before it is asked again. */
const failedMs = 1000

let asked: Promise<Menu> | undefined

/** What the menus hold: asked once for a page, and again when it did not come. */
export function loadMenu() {
  asked ??= fetchJson<Menu>(`${getLocale() === 'en' ? '/en' : ''}/api/menu`).catch((error: unknown) => {
    setTimeout(() => (asked = undefined), failedMs)
    throw error
  })
  return asked
}
