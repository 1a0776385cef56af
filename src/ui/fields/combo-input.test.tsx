import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComboInput } from './combo-input.tsx'

test('the choice of a person in a long list stands in a field of text, so that it is found and kept over a reload', () => {
  const html = renderToStaticMarkup(
    <ComboInput
      name="ward"
      value="00004"
      options={[{ value: '00004', label: 'Ba Đình' }]}
      choose={() => {}}
      listLabel="Wards"
      emptyText="None"
      countText={String}
    />,
  )
  expect(html).toMatch(/<input type="text" hidden="" name="ward" value="00004"\/>/)
})
