import type { Plugin } from 'vite'

/** sonner writes a <style> when its module loads, which the CSP forbids. ui/overlays/toast-stage.tsx links its stylesheet instead, so the writing is cut out. */
export const noInjectedStyle = (): Plugin => ({
  name: 'no-injected-style',
  apply: 'build',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.m?js$/ },
    handler(code) {
      const quiet = code.replace(/^__insertCSS\(".*"\);$/m, '')
      if (quiet === code)
        this.error('sonner no longer injects its styles the known way: see whether this plugin can go')
      return { code: quiet, map: null }
    },
  },
})
