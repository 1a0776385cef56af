import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { noInjectedStyle } from './vite/no-injected-style.ts'
import { noSqlInBrowser } from './vite/no-sql-in-browser.ts'
import { retriedRoutes } from './vite/retried-routes.ts'
import { smallWords } from './vite/small-words.ts'

/** Fewer, larger files: what every page needs in one, what pages with cards share in another. Each small file costs its own compression and request. */
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|storefront-layout|web\/root|page-boundary|page-meta|ui\/(use-hydrated|field-error)/,
  },
  {
    name: 'cards',
    test: /shop\/search\/product|shop\/catalogue\/|ui\/(price|picture|swatch|tag)|words\/messages\/product_(price|sold|colours)/,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [noSqlInBrowser(), smallWords(), retriedRoutes(), noInjectedStyle(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One bundle holds the pages and the server: two copies of the platform would open the database twice.
    ssr: { build: { target: 'node26', sourcemap: true, rolldownOptions: { input: './src/web/main.ts' } } },
  },
})
