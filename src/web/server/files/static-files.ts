import { serveStatic } from '@hono/node-server/serve-static'

/** Build output: named by content hash, cached for a year, compressed ahead of time by scripts/compress.js. */
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
