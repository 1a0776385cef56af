import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'oxlint'

/** Class names that our own style sheets define, besides the utilities of Tailwind. */
const ownClasses = [
  ...new Set(globSync('src/**/*.css').flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\.)[a-z][\w-]*/g) ?? [])),
]

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./lint/house.js', 'eslint-plugin-better-tailwindcss'],
  settings: { 'better-tailwindcss': { entryPoint: 'src/web/shell/root.css' } },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['build', 'src/words', '.react-router', 'migrations', 'node_modules', '.data'],
  rules: {
    'house/floors': 'error',
    'house/names': 'error',
    'house/seen': 'error',
    'house/all-tests-run': 'error',
    'house/papers': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-console': 'error',
    'max-params': ['error', { max: 4 }],
    'no-restricted-globals': [
      'error',
      {
        name: 'localStorage',
        message: 'browserStorage (#kit/browser-storage.ts): where site data is forbidden its name throws',
      },
      {
        name: 'sessionStorage',
        message: 'tabStorage (#kit/browser-storage.ts): where site data is forbidden its name throws',
      },
    ],
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'react',
            importNames: ['lazy'],
            message: 'lazyPart (web/shell/loading/lazy-part.tsx): a file that does not come may not take the page away',
          },
        ],
      },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // Tests of the database come from `test.extend`, which the rule does not know.
    'vitest/no-standalone-expect': 'off',
    // Functions that hold assertions are named so; `sees` is that of the journeys (e2e/sees.ts).
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'sees*'] }],
    'vitest/no-conditional-expect': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Fixtures of vitest begin with `{}` where they need nothing.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // Effects here read the browser's storage, start requests and follow the address: that is what they are for.
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
  },
  overrides: [
    {
      // The accessor, the part, and pages that tests and measurements open themselves.
      files: ['src/kit/browser-storage.ts', 'e2e/**', 'test/**', 'bench/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      // A class that Tailwind does not know has no style, and nothing else notices.
      files: ['src/**/*.tsx'],
      rules: { 'better-tailwindcss/no-unknown-classes': ['error', { ignore: ownClasses.map((name) => `^${name}$`) }] },
    },
    // Emails have a style sheet of their own (email-frame.tsx).
    { files: ['src/shop/notifications/templates/**'], rules: { 'better-tailwindcss/no-unknown-classes': 'off' } },
    { files: ['src/web/shell/loading/lazy-part.tsx'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 300 }] } },
    {
      files: ['src/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }] },
    },
    {
      // Markup takes more lines than logic.
      files: ['src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
    },
    {
      files: [
        'scripts/**',
        'studio/**',
        'bench/**',
        'e2e/**',
        'lint/**',
        'test/**',
        'src/web/server/server.ts',
        'src/platform/log/log.server.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
