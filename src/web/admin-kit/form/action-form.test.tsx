import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ActionForm } from './action-form.tsx'
import type { Answer } from './answer.ts'
import { LineField, TickField } from './fields.tsx'

const drawn = (answer?: Answer) => {
  const Component = () => (
    <ActionForm intent="ship" answered="ship:7" answer={answer} saved={{ code: 'GHN' }} button="Ship">
      <LineField name="code" label="Code" />
      <TickField name="knowing" label="I know" required />
    </ActionForm>
  )
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('a form starts with what is saved and sends its intent', () => {
  const html = drawn()
  expect(html).toContain('value="GHN"')
  expect(html).toContain('<input type="hidden" name="intent" value="ship"/>')
})

test('a refused form keeps what was typed, and an error belongs to its field, a tick too', () => {
  const errors = { code: 'Too short', knowing: 'Tick this' }
  const html = drawn({ intent: 'ship:7', errors, values: { code: 'G', intent: 'ship' } })
  expect(html).toContain('value="G"')
  for (const error of Object.values(errors)) {
    const [, id] = new RegExp(`<p id="([^"]+)"(?:(?!<p ).)*${error}`).exec(html)!
    expect(html).toContain(`aria-describedby="${id}"`)
  }
})

test('the answer to the same button of another row changes nothing', () => {
  expect(drawn({ intent: 'ship:8', errors: { code: 'Too short' }, values: { code: 'G' } })).toBe(drawn())
})
