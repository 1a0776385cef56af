import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses the build once, at the highest level, so that the server only sends files. */
const folder = 'build/client'
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name)
  if (!/\.(js|css|svg|json|txt|webmanifest|glb)$/.test(file) || !statSync(file).isFile()) continue
  const bytes = readFileSync(file)
  // 3D models are packed already: level 11 would take seconds for each and save nothing.
  const quality = file.endsWith('.glb') ? 6 : 11
  // Larger blocks make the one large script file a hundred bytes smaller.
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGBLOCK]: 20 }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
