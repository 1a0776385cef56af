import { serveStatic } from '@hono/node-server/serve-static'

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
