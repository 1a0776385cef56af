import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceFields } from './place-fields.tsx'

const field = (name: string) => ({ id: name, name, errors: undefined })
const wardAfter = (province: string) => {
  const page = renderToStaticMarkup(
    <PlaceFields
      fields={{ province: field('province'), ward: field('ward') }}
      provinces={[{ value: '01', label: 'Thành phố Hà Nội' }]}
      wards={{ list: [], hasFailed: false, retry: () => {} }}
      place={{ province, ward: '' }}
      choose={() => {}}
      refreshText=""
    />,
  )
  return /<select[^>]* name="ward"[^>]*>/.exec(page)![0]
}

test('a buyer goes on by key to the ward while its list is on the way, and an error leads there before a province is chosen', () => {
  expect(wardAfter('01')).not.toContain('disabled=""')
  expect(wardAfter('')).not.toContain('disabled=""')
})
