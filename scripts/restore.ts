/**
 * node --env-file=FILE scripts/restore.ts shop.gz: restores a backup into the shop that the environment names, which must have no orders
 * yet.
 */
import { createReadStream, existsSync } from 'node:fs'
import { restoreShop } from '../src/flows/system/restore-shop.ts'
import { system } from '../src/shop/identity/actor.ts'
import { withShop } from './with-shop.ts'

const [path] = process.argv.slice(2)
if (!path || !existsSync(path)) throw new Error('Say from where: node --env-file=FILE scripts/restore.ts shop.gz')

await withShop(
  async ({ db }) => {
    const { at, rows, files } = await restoreShop(db, system, createReadStream(path))
    return `The shop of ${at} is here: ${rows} rows, ${files} files. Everybody signs in anew.`
  },
  { intoEmpty: true },
)
