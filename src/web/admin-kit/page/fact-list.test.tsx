import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactList } from './fact-list.tsx'

test('a row without a value is left out, whatever says that there is none', () =>
  expect(
    renderToStaticMarkup(
      <FactList
        rows={[
          ['Thu hộ', false],
          ['Mã vận đơn', null],
          ['Phí', 0],
        ]}
      />,
    ).match(/<dt[^>]*>[^<]*/g),
  ).toEqual([expect.stringContaining('Phí')]))
