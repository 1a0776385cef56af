import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('meshoptimizer/decoder'))

/** The decoder's quick form is WebAssembly, which the shop's policy lets nobody compile. The package has the same in plain JavaScript: some milliseconds slower for one boot. */
export const plainMeshopt = (): Plugin => ({
  name: 'plain-meshopt',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^meshoptimizer\/decoder$/ },
    handler: () => join(home, 'meshopt_decoder_reference.js'),
  },
})
