import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { fold } from '#kit/fold.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { test } from '#test/with-db.ts'

const vectors = JSON.parse(readFileSync('test/vectors/vietnam.json', 'utf8')) as {
  fold: { input: string; form: 'NFC' | 'NFD'; folded: string }[]
}
const folded = async (db: Db, text: string) =>
  (await rowsOf<{ folded: string }>(db, sql`select vi_fold(${text}) as folded`))[0]!.folded

test.for(vectors.fold)(
  'the database folds $input ($form) as in the published vectors',
  async ({ input, form, folded: expected }, { db }) => expect(await folded(db, input.normalize(form))).toBe(expected),
)

const letters = 'aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵđbcdghklmnpqrstvx'
const vietnamese = fc.string({
  unit: fc.constantFrom(...letters, ...letters.toUpperCase(), ' ', '-', '.', '½', '3', '₫', "'", '%', '\\'),
  maxLength: 60,
})

test('the database and the browser fold random Vietnamese texts alike', async ({ db }) => {
  await fc.assert(
    fc.asyncProperty(vietnamese, fc.constantFrom('NFC' as const, 'NFD' as const), async (text, form) => {
      expect(await folded(db, text.normalize(form))).toBe(fold(text))
    }),
    { numRuns: 150 },
  )
})
