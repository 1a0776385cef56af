import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const htmlOf = (file: string) => renderToStaticMarkup(<Picture file={file} alt="" sizes="80px" widths={[160, 400]} />)

test('goods without a ground of their own stand on a dark one on dark screens, in every width', () => {
  const html = htmlOf('aria-side-cutout')
  const dark = /<source[^>]*media="screen and \(prefers-color-scheme: dark\)"[^>]*>/.exec(html)![0]
  expect(dark).toContain('/media/aria-side-cutout-160-dark.avif 160w, /media/aria-side-cutout-400-dark.avif 400w')
  // The first source that fits is taken, so the dark one has to stand before the others.
  expect(html.indexOf(dark)).toBe(html.indexOf('<source'))
  expect(html).toContain('src="/media/aria-side-cutout-400.webp"')
})

test('a picture with a ground of its own has no other version', () => {
  expect(htmlOf('scene-rink')).not.toContain('dark')
})
