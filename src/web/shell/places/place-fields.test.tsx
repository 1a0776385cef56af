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

test('a buyer goes on by key from the province to the ward while its list is on the way', () => {
  expect(wardAfter('')).toContain('disabled=""')
  expect(wardAfter('01')).not.toContain('disabled=""')
})
