import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import type { Answer } from './answer.ts'
import { defineEditor } from './define-editor.tsx'
import { ChoiceField, LineField, TickField, TicksField } from './fields.tsx'

const editing = { saved: { name: 'Aria', size: '38', isOn: 'on', use: 'ice,inline' }, version: 'name:0123456789' }
const drawn = (actionData?: Answer, button?: string) => {
  const SkateEditor = defineEditor((_page: { loaderData: { editing: typeof editing }; actionData?: Answer }) => ({
    title: 'Skate',
    labels: { name: 'Name', size: 'Size', isOn: 'On sale', use: 'Use' },
    button,
    fields: (
      <>
        <LineField name="name" />
        <ChoiceField
          name="size"
          options={[
            { value: '38', label: '38' },
            { value: '40', label: '40' },
          ]}
        />
        <TickField name="isOn" />
        <TicksField
          name="use"
          of={[
            { value: 'ice', label: 'Ice' },
            { value: 'inline', label: 'Inline' },
          ]}
        />
      </>
    ),
    remove: { intent: 'remove', title: 'Remove it', word: 'Aria', note: 'For good.' },
  }))
  const Component = () => <SkateEditor loaderData={{ editing }} actionData={actionData} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}
const isTicked = (html: string, name: string, value?: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].some(
    ([box]) =>
      box.includes(`name="${name}"`) && (!value || box.includes(`value="${value}"`)) && box.includes(`checked=""`),
  )

test('an editor starts with the saved values, under the labels of its fields', () => {
  const html = drawn()
  expect(html).toMatch(/Name.*value="Aria"/s)
  expect(html).toContain('<option value="38" selected="">')
  expect(isTicked(html, 'isOn')).toBe(true)
  expect(isTicked(html, 'use', 'inline')).toBe(true)
  expect(html).toContain('value="name:0123456789"')
})

test('a refused form keeps what was typed, and an unticked box stays unticked', () => {
  const values = { name: 'Br', size: '40', use: 'ice', intent: 'save' }
  const html = drawn({ intent: 'save', errors: { name: 'Too short' }, values })
  expect(html).toContain('value="Br"')
  expect(html).toContain('Too short')
  expect(html).toContain('<option value="40" selected="">')
  expect(isTicked(html, 'isOn')).toBe(false)
  expect(isTicked(html, 'use', 'inline')).toBe(false)
})

test('a refusal of another form on the page does not change the editor', () => {
  const html = drawn({ intent: 'remove', errors: { typed: 'Not so' }, values: { typed: 'Ar' } })
  expect(html).toContain('value="Aria"')
  expect(isTicked(html, 'isOn')).toBe(true)
  expect(html).toContain('Not so')
})

test('a field that somebody else changed too is shown as a conflict, with the save bar and with a button', () => {
  const conflicts = [{ name: 'name', theirs: 'Ariel', mine: 'Arya', mark: '0123456789' }]
  for (const button of [undefined, 'Save skate']) {
    const html = drawn({ intent: 'save', conflicts, values: { name: 'Arya' } }, button)
    expect(html).toContain('Ariel')
    expect(html).toContain('value="mine:0123456789"')
    expect(html).toContain(button ?? m.admin_editor_save())
  }
})

test('an editor with a form of its own is framed like the others, and what was only tried is no outcome', () => {
  const own = (actionData: Answer, isTried: boolean) => {
    const SkateEditor = defineEditor((_page: { loaderData: object; actionData?: Answer }) => ({
      title: 'Skate',
      done: 'Saved',
      answer: isTried ? null : undefined,
      form: <p>Rows that move</p>,
      remove: { intent: 'remove', title: 'Remove it', word: 'Aria', note: 'For good.' },
    }))
    const Component = () => <SkateEditor loaderData={{}} actionData={actionData} />
    const Shop = createRoutesStub([{ path: '/', Component }])
    return renderToStaticMarkup(<Shop initialEntries={['/']} />)
  }
  const refused = own({ intent: 'save', refusal: 'Somebody sold it' }, false)
  expect(refused).toMatch(/Skate.*Somebody sold it.*Rows that move.*Remove it/s)
  expect(refused).not.toContain('Saved')
  const tried = own({ intent: 'save', refusal: 'Somebody sold it' }, true)
  expect(tried).toContain('Saved')
  expect(tried).not.toContain('Somebody sold it')
})
