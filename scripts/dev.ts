/** npm run dev: Vite's development server in front of the shop, in one process on one port (decision 48). */
import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'

enableCompileCache('node_modules/.cache/node')
process.env.NODE_ENV = 'development'

const http = createServer()
const { openDevShop } = await import('./dev-shop.ts')
const shop = await openDevShop(http).catch((error: unknown) => {
  console.error(error instanceof Error && error.constructor.name === 'StartRefused' ? error.message : error)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Vite has its own signal handlers, which end the process before the database is closed.
  process.removeAllListeners(signal)
  process.once(signal, () => {
    // A second Ctrl-C ends the process at once; so does a shutdown that hangs for 10 seconds.
    process.once(signal, () => process.exit(1))
    setTimeout(() => process.exit(1), 10_000).unref()
    void shop.close().finally(() => process.exit(0))
  })
}
