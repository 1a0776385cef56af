import { pathIn } from '#kit/localized.ts'
import { fetchJson } from '#kit/fetch-json.ts'
import { getLocale } from '#words/runtime.js'
import type { Menu } from './menu.ts'

/** A failed answer is kept this long, so that the menu can show the error before it is fetched again. */
const failedMs = 1000

let request: Promise<Menu> | undefined

/** Fetches the menu items once for each page load, and again after a failure. */
export function loadMenu() {
  request ??= fetchJson<Menu>(pathIn(getLocale(), '/api/menu')).catch((error: unknown) => {
    setTimeout(() => (request = undefined), failedMs)
    throw error
  })
  return request
}
