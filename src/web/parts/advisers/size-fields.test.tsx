import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { SizeFields } from './size-fields.tsx'

const drawn = (problems: { foot?: string }) =>
  renderToStaticMarkup(
    <SizeFields typed={{ foot: '420' }} problems={problems} discipline="figure" measure={() => {}} />,
  )
const footIn = (page: string) => /<input[^>]* name="foot"[^>]*>/.exec(page)![0]

test('who listens hears at the field why the length of a foot was refused', () => {
  const page = drawn({ foot: m.advice_foot_wrong() })
  expect(footIn(page)).toContain('aria-invalid="true"')
  const [, error] = /aria-describedby="([^"]+)"/.exec(footIn(page))!
  expect(page).toContain(`<p id="${error}"`)
  expect(footIn(drawn({}))).not.toMatch(/aria-(invalid|describedby)/)
})
