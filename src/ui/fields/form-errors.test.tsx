import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormErrors } from './form-errors.tsx'

const drawn = (...errors: string[]) =>
  renderToStaticMarkup(<FormErrors title="Two things are missing" errors={errors.map((id) => ({ id, message: id }))} />)

test('a person reads a summary of several errors, and none of a single one, which stands at its field', () => {
  expect(drawn('rating', 'text')).toMatch(/role="alert".*Two things are missing.*#rating.*#text/)
  expect([drawn('text'), drawn()]).toEqual(['', ''])
})
