import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this size compression costs more than it saves. */
const minBytes = 1_000
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** A personal page is compressed once, for one person: quickly. */
export function compressBody(body: Buffer, accepted = ''): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (body.length < minBytes) return { body }
  if (/\bbr\b/.test(accepted)) return { body: brotliCompressSync(body, quickly), encoding: 'br' }
  if (/\bgzip\b/.test(accepted)) return { body: gzipSync(body, { level: 2 }), encoding: 'gzip' }
  return { body }
}
