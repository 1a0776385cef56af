import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { noInjectedStyle } from './vite/no-injected-style.ts'
import { noSqlInBrowser } from './vite/no-sql-in-browser.ts'
import { smallWordsRuntime } from './vite/small-words-runtime.ts'

export default defineConfig({
  plugins: [noSqlInBrowser(), smallWordsRuntime(), noInjectedStyle(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { target: 'es2022' } },
    // One bundle holds the pages and the server: two copies of the platform would open the database twice.
    ssr: { build: { target: 'node26', sourcemap: true, rollupOptions: { input: './src/web/server.ts' } } },
  },
})
