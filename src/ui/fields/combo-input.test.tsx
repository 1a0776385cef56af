import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ComboInput } from './combo-input.tsx'

const shown = (options: { value: string; label: string }[]) =>
  renderToStaticMarkup(
    <ComboInput
      name="ward"
      value="00004"
      options={options}
      choose={() => {}}
      listLabel="Wards"
      emptyText="None"
      countText={String}
    />,
  )

test('the choice of a person in a long list stands in a field of text, so that it is found and kept over a reload', () => {
  expect(shown([{ value: '00004', label: 'Ba Đình' }])).toMatch(
    /<input type="text" hidden="" name="ward" value="00004"\/>/,
  )
})

test('while the list is on its way a person may type in it, but what was chosen before a reload is not put back yet', () => {
  expect(shown([])).toMatch(/<input type="text" hidden=""[^>]* disabled=""/)
  expect(shown([])).not.toMatch(/<input[^>]* role="combobox"[^>]* disabled=""/)
})
