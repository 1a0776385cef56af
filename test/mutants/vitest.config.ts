import { resolve } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config'
import whole from '../../vitest.config.ts'
import { broken } from './mutant.ts'
import { mutants } from './mutants.ts'

/** Breaks the rule in MUTANT while vitest loads its file. No file on disk is changed. */
const breakOneRule: Plugin = {
  name: 'break-one-rule',
  enforce: 'pre',
  transform(source, id) {
    const mutant = mutants.find(({ wrong }) => wrong === process.env.MUTANT)
    if (mutant && id.split('?', 1)[0] === resolve(mutant.file)) return { code: broken(source, mutant), map: null }
  },
}

/** The tests of the shop, run by scripts/mutants.ts. Broken modules must never be cached for the next run. */
export default mergeConfig(whole, defineConfig({ plugins: [breakOneRule], test: { fsModuleCache: false } }))
