import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** What the build made: named by content, kept for a year, compressed ahead of time by scripts/compress.js. */
export const staticFiles = serveStatic({
  root: 'build/client',
  precompressed: true,
  onFound: (path, c) => {
    c.header(
      'Cache-Control',
      path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
  },
})

const root = 'build/measuring/client'
let ofSecondBuild: MiddlewareHandler | undefined

/** What scripts/build-measuring.js made, for browsers that measure; asked when the first build has no such file. It comes while the shop runs. */
export const measuringFiles: MiddlewareHandler = (c, next) => {
  if (!ofSecondBuild && existsSync(root))
    ofSecondBuild = serveStatic({ root, onFound: (_, found) => found.header('Cache-Control', 'no-cache') })
  return ofSecondBuild ? ofSecondBuild(c, next) : next()
}
