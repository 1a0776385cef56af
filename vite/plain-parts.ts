import type { Plugin } from 'vite'

/** A part that is loaded later is imported and nothing else: lists of files in advance are switched off, so what would fetch them is too. */
export const plainParts = (): Plugin => ({
  name: 'plain-parts',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
