import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { SearchList } from './search-list.tsx'

const towel = 'Khăn lau lưỡi Lướt Sương'
const seen = (part: React.ReactNode) => inLocale('en', () => renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>))

test('a Vietnamese name is marked as Vietnamese in English suggestions and breadcrumbs', () => {
  const groups = [
    {
      title: '',
      options: [
        { to: '/product/towel', label: towel },
        { to: '/guides/mai', label: 'Mài', lang: 'vi' as const },
        { to: '/shop', label: 'Skates' },
      ],
    },
  ]
  const list = seen(<SearchList id="list" label="Suggestions" groups={groups} active={0} onTake={() => {}} />)
  expect(list).toContain(`<span lang="vi">${towel}</span>`)
  expect(list).toMatch(/<span lang="vi"[^>]*>Mài</)
  expect(list).toContain('>Skates<')
  const way = seen(<Breadcrumbs trail={[{ label: towel, to: '/product/towel' }]} here="Questions" />)
  expect(way.split(`<span lang="vi">${towel}</span>`)).toHaveLength(3)
})
