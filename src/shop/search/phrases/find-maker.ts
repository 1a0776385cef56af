import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { OtherMaker } from '#shop/settings/other-makers.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { searchWordsOf } from '../words.ts'

/** One word of `John Wilson` is enough; `ice` or `co` of a longer name is not. */
const wordsOf = ({ name }: OtherMaker) => {
  const words = fold(name).split(' ').filter(Boolean)
  return words.length > 1 ? words.filter((word) => word.length > 3) : words
}

/** The maker named by these words that is not sold here (settings, `/admin/synonyms`), and the remaining words. */
export async function findMaker(db: Db, folded: readonly string[]) {
  const { otherMakers } = await findSettings(db)
  const maker = otherMakers.find((one) => wordsOf(one).some((word) => folded.includes(word)))
  if (!maker) return
  const own = fold(maker.name).split(' ')
  return { ...maker, rest: folded.filter((word) => !own.includes(word)).join(' ') }
}

/** Whether the text names another maker: such a word is never corrected into one of ours. */
export const namesMaker = async (db: Db, text: string) =>
  (await findMaker(db, searchWordsOf(text).folded)) !== undefined
