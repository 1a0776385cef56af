import { expect } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import type { Width } from '../../e2e/stage.ts'
import { acceptedPicture, compare } from './compare.ts'
import { takePicture } from './picture.ts'
import { writeSheet, type Look } from './sheet.ts'
import { test } from './stage.ts'
import { stops } from './stops.ts'

const themes = ['light', 'dark'] as const
const only = process.env.LOOK_ONLY?.split(',')
const isWanted = ({ name }: { name: string }) => !only || only.some((part) => name.includes(part))

/** Every screen at one width in both themes; the language changes from screen to screen (by the length of its name, so that a new screen changes no other) and from width to width. */
export function lookAt(width: Width) {
  const looks: Record<(typeof themes)[number], Look[]> = { light: [], dark: [] }
  const languages: Locale[] = width < 600 ? ['vi', 'en'] : ['en', 'vi']
  const ways = stops.map((stop) => ({ ...stop, locale: languages[stop.name.length % 2]! })).filter(isWanted)

  test.for(ways)('$name looks as accepted ($locale)', async ({ name, who, locale, whole, open }, { windowFor }) => {
    const seen = await windowFor(who ?? 'visitor', { width, locale })
    await open(seen)
    // Pages are cached for everyone: the wishlist and news of the customer appear a moment later.
    if (who === 'customer') await seen.page.locator('header [data-count]').nth(1).waitFor()
    // Moves the mouse away, so that nothing is hovered.
    await seen.page.mouse.move(0, 0)
    for (const theme of themes) {
      await seen.page.emulateMedia({ colorScheme: theme })
      const file = `${name}-${width}-${theme}`
      const verdict = await compare(file, await takePicture(seen.page, { whole, accepted: acceptedPicture(file) }))
      looks[theme].push({ file, name: `${name} (${locale})`, verdict })
      expect.soft(verdict, `${file}: see test-results/look/changed, or accept it`).toMatch(/same|accepted/)
    }
  })
  test.afterAll(async ({ browser }) => {
    for (const theme of themes) await writeSheet(browser, `${width}-${theme}`, looks[theme])
  })
}
