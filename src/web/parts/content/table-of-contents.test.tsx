import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Entries } from './table-of-contents.tsx'

const headings = ['fit', 'width', 'care'].map((id) => ({ id, level: 2, text: id }))

test('a screen reader hears which section of the contents is being read', () => {
  const list = renderToStaticMarkup(<Entries headings={headings} current="width" />)
  expect(list.match(/<a[^>]*aria-current[^>]*>/g)).toEqual([expect.stringContaining('href="#width"')])
})
