/**
 * npm run migration -- NAME: writes the migration from the newest snapshot to the tables of today, and the new snapshot. Older snapshots are not
 * kept: drizzle-kit compares with the newest alone, and each holds 15,000 lines.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const name = process.argv[2]
if (!/^[a-z]+(_[a-z0-9]+)*$/.test(name ?? '')) {
  console.error('Which name? npm run migration -- order_gift_note')
  process.exit(2)
}
const before = globSync('migrations/*.sql')
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status) process.exit(status)
}
run('npm', ['run', '--silent', 'words'])
run('npx', ['drizzle-kit', 'generate', '--name', name])
const file = globSync('migrations/*.sql').find((one) => !before.includes(one))
if (file) {
  // A shop that holds a word that nobody expected still starts; no new one comes in.
  const sql = readFileSync(file, 'utf8')
  writeFileSync(file, sql.replaceAll(/(ADD CONSTRAINT "\w+" CHECK \(.*\));/g, '$1 NOT VALID;'))
  for (const old of globSync('migrations/meta/*_snapshot.json').toSorted().slice(0, -1)) rmSync(old)
}
