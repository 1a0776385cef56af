import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PartForm } from './part-form.tsx'

const line = { pieces: 1, isTop: true, isStocked: true, refunds: [0, 500_000] }

/** The form for a parcel with this content, as HTML. */
function htmlOf(...content: object[]) {
  const shipment = { id: 'p1', content, codAmount: 1_150_000 }
  const Component = () => <PartForm shipment={shipment as unknown as Parameters<typeof PartForm>[0]['shipment']} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('a customer who keeps the sharpening of their own skates and refuses a helmet is asked about both', () => {
  const html = htmlOf(
    { ...line, id: 'helmet', name: 'Mũ' },
    { ...line, id: 'work', name: 'Mài lưỡi', isStocked: false },
    { ...line, id: 'tied', name: 'Gắn lưỡi', isStocked: false, isTop: false },
  )
  expect(html).toContain('name="line-helmet"')
  expect(html).toContain('name="line-work"')
  expect(html).not.toContain('name="line-tied"')
})

test('one piece alone has no part', () => expect(htmlOf({ ...line, id: 'helmet', name: 'Mũ' })).toBe(''))
