import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses what the build made, once, as hard as it goes; the server then only sends. */
const folder = 'build/client'
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!/\.(js|css|svg|json|txt|webmanifest|glb)$/.test(file) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  // Models are packed already: 11 would take seconds for each and save nothing.
  const quality = file.endsWith('.glb') ? 6 : 11
  // Larger blocks serve the one large file of scripts by a hundred bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGBLOCK]: 20 }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
