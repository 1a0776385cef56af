import type { Context } from 'hono'
import { files } from '#platform/files/files.server.ts'

const named = /^([a-z0-9][a-z0-9-]*-\d{2,4}(?:-dark)?)\.(avif|webp)$/

/** A stored picture by its name and width. Names are never used again, so a browser may keep one for a year. */
export async function servePicture(c: Context) {
  const [, base, ending] = named.exec(c.req.param('name') ?? '') ?? []
  if (!base || !(await files.exists(`pictures/${base}.${ending}`))) return c.text('not found', 404)
  const bytes = await files.getBytes(`pictures/${base}.${ending}`)
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': `image/${ending}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}
