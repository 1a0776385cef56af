import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { noInjectedStyle } from './vite/no-injected-style.ts'
import { noSqlInBrowser } from './vite/no-sql-in-browser.ts'
import { retriedRoutes } from './vite/retried-routes.ts'
import { smallIcons } from './vite/small-icons.ts'
import { smallRouter } from './vite/small-router.ts'
import { smallWords } from './vite/small-words.ts'

/**
 * Fewer, larger files: what every page needs in one, with the cards that most show; what the pages with choices share in another.
 * Each small file costs its own compression and request.
 */
const groups = [
  {
    name: 'core',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\/|storefront-layout|web\/(root|entry\.client)|page-boundary|page-meta|ui\/(use-hydrated|field-error)|shop\/search\/product-|shop\/catalogue\/(sizes|size-systems|use-foot|line-tag)|ui\/(price|picture|swatch|tag)\.|words\/messages\/product_(price|sold|colours)/,
  },
  {
    name: 'goods',
    test: /chrome\/breadcrumbs|ui\/(choice-group|size-chip|field-context|dialog|dialog-button)\.|lucide-react\/dist\/esm\/icons\/(check|chevron-left|chevron-right|ruler)\./,
    minShareCount: 2,
  },
  {
    name: 'choice',
    test: /ui\/radio-card\.|product\/(kept-province|seen-products)|words\/messages\/(product_(pictures|us_women)|delivery_title)|lucide-react\/dist\/esm\/icons\/truck\./,
    minShareCount: 2,
  },
]

export default defineConfig({
  plugins: [
    noSqlInBrowser(),
    smallWords(),
    smallIcons(),
    smallRouter(),
    retriedRoutes(),
    noInjectedStyle(),
    tailwindcss(),
    reactRouter(),
  ],
  // What a part imports is named nowhere but in the part: lists of files in advance weigh more than the moment they save.
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: () => [] } },
  environments: {
    client: { build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One bundle holds the pages and the server: two copies of the platform would open the database twice.
    ssr: { build: { target: 'node26', sourcemap: true, rolldownOptions: { input: './src/web/main.ts' } } },
  },
})
