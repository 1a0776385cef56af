import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import CompareTray from './compare-tray.tsx'

const items = ['Aria', 'Mây'].map((name) => ({ id: name, slug: name, name, category: 'figure', picture: null }))
const page = renderToStaticMarkup(
  <MemoryRouter>
    <CompareTray items={items} />
  </MemoryRouter>,
)

test('each picture of the tray is a button that takes its product out, named after it', () => {
  const words = page.replaceAll(/<[^>]+>/g, '')
  for (const { name } of items) expect(words).toContain(m.compare_remove({ name }))
  expect(page.match(/<button/g)).toHaveLength(items.length + 1)
})

test('on a phone too, the list can be cleared', () => {
  const [clear] = new RegExp(`<button[^>]*aria-label="${m.compare_clear()}"[^>]*>`).exec(page)!
  expect(clear).not.toContain('max-md:hidden')
})
