import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { m } from '#words/messages.js'
import type { StocktakeViewRow } from './read-stocktake.ts'
import { StocktakeSheet } from './stocktake-sheet.tsx'

const counted = { variantId: 'v1', name: 'Lướt Aria', choice: '245', sku: 'ARIA-245', packed: 0, ready: 0, found: 4 }

/** The sheet with this row, as HTML. */
function htmlOf(numbers: { expected: number; onHand: number }, isOpen = true) {
  const rows = [{ ...counted, ...numbers }] as unknown as StocktakeViewRow[]
  const counts = { typed: new Map(), onType: () => {}, onSend: () => {} }
  const Component = () => <StocktakeSheet rows={rows} isOpen={isOpen} counts={counts} />
  const Shop = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Shop initialEntries={['/']} />)
}

test('who counts the same number again after a sale is told how to save it', () => {
  const words = m.stock_count_row_since({ count: '4' })
  expect(htmlOf({ expected: 5, onHand: 4 })).toContain(words)
  expect(htmlOf({ expected: 5, onHand: 5 })).not.toContain(words)
  expect(htmlOf({ expected: 5, onHand: 4 }, false)).not.toContain(words)
})
