import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { judgeNewProduct } from './judge-new-product.ts'
import { rowNumbers, type NumberedRow } from './number-rows.ts'
import { matchColumns } from './open-import.ts'
import { readCsvRows } from './read-csv-rows.ts'
import type { ShopWords } from './read-shop-words.ts'

const rows = 100_000
const perProduct = 10
const maxGrowth = 150 * 1024 * 1024
const head = 'SKU,Đường dẫn,Tên,Danh mục,Màu,Chiều dài,Mô tả,Giá,Tồn kho'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Memory in use after a garbage collection. */
function usedMemory() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Close to the ten megabytes that may be uploaded, all of it products that the shop does not have. */
function table() {
  const lines = Array.from({ length: rows }, (_, at) => {
    const product = Math.floor(at / perProduct)
    const story = at % perProduct ? '' : '"Sợi dệt hai lớp, đầu bọc nhựa, không giãn khi ướt."'
    return `NEW-${at},day-${product},Dây giày số ${product},accessories,trắng,${at % perProduct},${story},${50_000 + at},3`
  })
  return [head, ...lines].join('\n')
}

test('a hundred thousand rows are read, numbered and judged with less than 150 MB more memory', async () => {
  const text = table()
  expect(Buffer.byteLength(text)).toBeGreaterThan(7_000_000)
  const words: ShopWords = {
    categories: new Map([['accessories', 'accessories']]),
    lines: new Map([['sport', 'sport']]),
    colours: new Map(),
  }
  const number = rowNumbers(matchColumns(head.split(',')), words)
  const before = usedMemory()
  let [most, row, created, products] = [0, -1, 0, 0]
  let batch: NumberedRow[] = []
  for await (const cells of readCsvRows(text, ',')) {
    row += 1
    if (row === 0) continue
    batch.push(number(cells, row))
    if (batch.length < 500) continue
    const verdicts = batch
      .map((one) => judgeNewProduct(one, undefined, words))
      .filter(({ outcome }) => outcome === 'created')
    created += verdicts.length
    products += verdicts.filter((one) => one.outcome === 'created' && one.created.isFirst).length
    if (row % 10_000 === 0) most = Math.max(most, usedMemory())
    batch = []
  }
  expect({ row, created, products }).toEqual({ row: rows, created: rows, products: rows / perProduct })
  expect(most).toBeGreaterThan(Buffer.byteLength(text))
  expect(most - before).toBeLessThan(maxGrowth)
})
