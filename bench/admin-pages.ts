import { rmSync } from 'node:fs'
import type { Db } from '#platform/postgres/db.server.ts'
import { emailOf, addTestUsers, password } from '#test/process/test-users.ts'
import { startShop } from '#test/process/server.ts'
import { signedIn } from '#test/process/sign-in.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import type { Figure } from './figures.ts'
import { p95 } from './p95.ts'

const mostMs = 400

const pages = [
  '/admin',
  '/admin/orders',
  '/admin/orders?page=100',
  '/admin/orders?view=problems',
  '/admin/orders?q=nguyen+huong',
  '/admin/products',
  '/admin/products/sheet',
  '/admin/inventory',
  '/admin/inventory?level=low',
  '/admin/inventory/ledger',
  '/admin/inventory/runs',
  '/admin/users',
  '/admin/users/guests',
  '/admin/analytics',
  '/admin/emails',
  '/admin/security',
  '/admin/security/audit',
  '/admin/find?q=huong',
]

/** The same lists as whole pages: a signed-in browser asks a built shop over this database, so that a page that breaks ends the run. */
export async function adminPages(db: Db, databaseUrl: string, count: number): Promise<Figure[]> {
  await addTestUsers(db)
  const folder = temporaryFolder('luot-bench-')
  const shop = await startShop({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SEED: 'empty', LOG_LEVEL: 'error' })
  const admin = await signedIn(shop.url, { email: emailOf('admin'), password })
  const figures: Figure[] = []
  for (const path of pages) {
    const value = await p95(async () => {
      const { status } = await admin.get(path)
      if (status !== 200) throw new Error(`${path} was answered with ${status}`)
    })
    figures.push({ what: `${count}: ${path}`, value, unit: 'ms', most: mostMs })
  }
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
  return figures
}
