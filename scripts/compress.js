import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses what the build made, once, as hard as it goes; the server then only sends. */
const folder = 'build/client'
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(file) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
