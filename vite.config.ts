import { resolve } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { noSqlInBrowser } from './vite/no-sql-in-browser.ts'
import { retriedRoutes } from './vite/retried-routes.ts'

/**
 * Fewer, larger files, by rule: a list of files would need care with every part that moves (docs/patches.md weighs both). The libraries
 * are evaluated first, in a task of their own (paint-first.ts). What every page of the storefront needs is one file, with the cards that
 * most of them show.
 */
const groups = [
  { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'core', test: /web\/(root|storefront\/storefront-layout)\.|search\/cards\/product-|web\/shell\/page\// },
]

/**
 * Each file of a library costs half a millisecond of every start, so the server's bundle holds them all, but for those that read files of
 * their own: native code (sharp), a worker's script (pino), WebAssembly (pglite).
 */
const readsOwnFiles = ['sharp', 'pino', '@electric-sql/pglite']

/** What pages import of libraries: npm run dev bundles it once, at its first start. What is missing here costs one reload of the page that meets it. */
const inBrowsers = [
  '@conform-to/react',
  '@conform-to/zod/v4',
  '@tiptap/core',
  '@tiptap/extension-table',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'libphonenumber-js/mobile',
  'lucide-react',
  'react-day-picker',
  'react-day-picker/locale/en-GB',
  'react-day-picker/locale/vi',
  'sonner',
  'three',
  'three/examples/jsm/loaders/GLTFLoader.js',
  'zod',
]

const bundledLibraries = (): Plugin => ({
  name: 'bundled-libraries',
  apply: 'build',
  config: () => ({
    environments: {
      ssr: {
        resolve: { noExternal: true, external: readsOwnFiles },
        // React brings two builds of everything; the other one is left out.
        define: { 'process.env.NODE_ENV': '"production"' },
      },
    },
  }),
})

/**
 * The decoder of the boots that turn is WebAssembly, which the shop's content policy lets nobody compile. The package brings the same in
 * plain JavaScript, some milliseconds slower for one boot, but does not export it.
 */
const meshopt = resolve('node_modules/meshoptimizer/meshopt_decoder_reference.js')

/** `WITHOUT=retried-routes npm run build` builds without a change of a library (docs/patches.md). */
const without = new Set(process.env.WITHOUT?.split(','))

export default defineConfig({
  plugins: [
    bundledLibraries(),
    noSqlInBrowser(),
    !without.has('retried-routes') && retriedRoutes(),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { alias: { 'meshoptimizer/decoder': meshopt } },
  // The scripts that a part imports are named nowhere but in the part: lists of them in advance weigh more than the moment they save. Its styles are listed: nothing else asks for them.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      optimizeDeps: { include: inBrowsers },
      build: { target: 'es2022', rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    // One bundle holds the pages and the server: two copies of the platform would open the database twice.
    ssr: {
      build: {
        target: 'node26',
        sourcemap: true,
        rolldownOptions: { input: './src/web/server/main.ts', output: { comments: false } },
      },
    },
  },
})
