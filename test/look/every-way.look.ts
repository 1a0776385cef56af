import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { takePicture } from './picture.ts'
import { writePage } from './sheet.ts'
import { test } from './stage.ts'
import { stops } from './stops.ts'

/** Every screen on phone, tablet and desk, light and dark, in both languages: a sheet for each screen, to be looked at by a person. */
const widths = [390, 820, 1440]
const locales: Locale[] = ['vi', 'en']
const themes = ['light', 'dark'] as const
const folder = 'test-results/every-way'
const only = process.env.LOOK_ONLY?.split(',')

const wanted = stops.filter(({ name }) => !only || only.some((part) => name.includes(part)))
const ways = widths.flatMap((width) => locales.flatMap((locale) => wanted.map((stop) => ({ ...stop, width, locale }))))

mkdirSync(folder, { recursive: true })

test.for(ways)(
  '$name is pictured at $width ($locale)',
  async ({ name, who, whole, open, width, locale }, { windowFor }) => {
    const seen = await windowFor(who ?? 'visitor', { width, locale })
    await open(seen)
    await seen.page.mouse.move(0, 0)
    for (const theme of themes) {
      await seen.page.emulateMedia({ colorScheme: theme })
      const picture = await takePicture(seen.page, { whole })
      await sharp(picture)
        .webp({ quality: 80 })
        .toFile(join(folder, `${fileOf({ name, width, locale, theme })}.webp`))
    }
    expect(seen.complaints).toEqual([])
  },
)

test.afterAll(async ({ browser }) => {
  for (const { name } of wanted)
    await writePage(browser, { file: join(folder, name), html: sheetOf(name), width: 1180 })
})

const fileOf = (way: { name: string; width: number; locale: Locale; theme: string }) =>
  `${way.name}-${way.width}-${way.theme}-${way.locale}`

const sheetOf = (name: string) => `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 8px; display: grid; grid-template-columns: 170px 330px 640px; gap: 8px; align-items: start; background: #888 }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top }
</style>
${locales.flatMap((locale) => themes.flatMap((theme) => widths.map((width) => `<img src="${fileOf({ name, width, locale, theme })}.webp" alt="">`))).join('\n')}`
