/**
 * npm run look: compares screenshots of the key screens with the accepted ones; -- --accept accepts them, -- --only product,cart takes
 * fewer.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runStep } from './run-steps.js'

const { values } = parseArgs({ options: { accept: { type: 'boolean' }, only: { type: 'string' } } })
if (values.accept) process.env.LOOK_ACCEPT = '1'
if (values.only) process.env.LOOK_ONLY = values.only

rmSync('test-results/look', { recursive: true, force: true })
const { code } = await runStep('vitest', ['run', '--project', 'look', '--reporter=dot'], true)
console.log('The sheets, one for each width and theme: test-results/look/sheet-*.html (and .webp)')
if (code !== 0) console.log('What changed, before | after | difference: test-results/look/changed')
process.exitCode = code
