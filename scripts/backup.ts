/**
 * node --env-file=FILE scripts/backup.ts shop.gz: writes the whole shop that the environment names into one file. With the embedded
 * database, stop the shop first.
 */
import { stat } from 'node:fs/promises'
import { writeBackup } from '../src/platform/backup/write-backup.server.ts'
import { withShop } from './with-shop.ts'

const [path] = process.argv.slice(2)
if (!path) throw new Error('Say where to: node --env-file=FILE scripts/backup.ts shop.gz')

await withShop(async ({ db }) => {
  await writeBackup(db, path)
  return `${path}: ${((await stat(path)).size / 2 ** 20).toFixed(1)} MB. It holds everything about everybody: keep it where nobody else reads it.`
})
