import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { results, type Verdict } from './compare.ts'

export type Look = { file: string; name: string; verdict: Verdict }

const marks: Partial<Record<Verdict, string>> = { changed: 'changed', new: 'nothing accepted yet' }
type Layout = { thumb: number; tallest: number; theme: 'light' | 'dark' }

/** All pictures of one width and theme with their names: an HTML page whose thumbnails link to the pictures, and a picture of it. */
export async function writeSheet(browser: Browser, name: string, looks: Look[]) {
  const [width, theme] = name.split('-') as [string, 'light' | 'dark']
  const [columns, thumb, tallest] = Number(width) < 600 ? [9, 200, 1320] : [5, 380, 780]
  const file = join(results, `sheet-${name}`)
  await writePage(browser, { file, html: html(looks, { thumb, tallest, theme }), width: columns * (thumb + 12) + 12 })
}

/** Writes `file`.html and `file`.webp, a picture of the whole page in a window of this width. */
export async function writePage(
  browser: Browser,
  { file, html, width }: { file: string; html: string; width: number },
) {
  writeFileSync(`${file}.html`, html)
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(pathToFileURL(resolve(`${file}.html`)).href)
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())))
  const sheet = await page.screenshot({ fullPage: true })
  await sharp(sheet).webp({ quality: 85 }).toFile(`${file}.webp`)
  await page.close()
}

const html = (looks: Look[], { thumb, tallest, theme }: Layout) => `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 12px; display: grid; grid-template-columns: repeat(auto-fill, ${thumb}px); gap: 12px; align-items: start; ${theme === 'light' ? 'background: #fff; color: #000' : 'background: #16181a; color: #fff'}; font: 13px sans-serif }
  figure { margin: 0 }
  .whole { grid-row: span 3 }
  img { display: block; width: 100%; max-height: ${tallest}px; object-fit: cover; object-position: top; border: 1px solid #8888 }
  .changed img, .new img { outline: 4px solid #d22 }
</style>
${looks.map(figure).join('\n')}`

const figure = ({ file, name, verdict }: Look) =>
  `<figure class="${verdict}${/-whole-/.test(file) ? ' whole' : ''}"><a href="now/${file}.png"><img src="now/${file}.png" alt=""></a><figcaption>${[name, marks[verdict]].filter(Boolean).join(': ')}</figcaption></figure>`
