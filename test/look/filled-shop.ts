import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { cachedFolder, keyOf } from '../cached-folder.ts'
import { userPassword } from '../process/person.ts'
import { startShop } from '../process/server.ts'

export const onSlowClock = { NODE_OPTIONS: `--import ${pathToFileURL(resolve('test/look/slow-clock.js')).href}` }

const makers = ['fill-shop.ts', 'filled-shop.ts', 'users.ts', 'slow-clock.js'].map((name) => `test/look/${name}`)
const sources = ['build/server', 'migrations', 'seed', 'package-lock.json', 'test/small-shop.ts', ...makers]
const isBulky = (path: string) => path.startsWith('seed/pictures/') || path.endsWith('.map')

/** A shop seeded and filled under the slow clock: `files` is its data folder, `signed-in.json` the cookies of the signed-in users. */
export const filledShop = () =>
  cachedFolder('look', keyOf(sources, isBulky), async (folder) => {
    const files = join(folder, 'files')
    const shop = await startShop({ ...onSlowClock, DATA_DIR: files, SEED: 'demo', ADMIN_PASSWORD: userPassword })
    await shop.stop()
    const { stdout } = await promisify(execFile)(process.execPath, ['test/look/fill-shop.ts', files])
    writeFileSync(join(folder, 'signed-in.json'), stdout)
  })
