/**
 * npm run look: compares screenshots of the key screens with the accepted ones; -- --accept accepts them, -- --only product,cart takes
 * fewer. -- --every-way compares nothing: it pictures each screen at three widths, in both themes and both languages.
 */
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runStep } from './run-steps.js'

const { values } = parseArgs({
  options: { accept: { type: 'boolean' }, only: { type: 'string' }, 'every-way': { type: 'boolean' } },
})
if (values.accept) process.env.LOOK_ACCEPT = '1'
if (values.only) process.env.LOOK_ONLY = values.only
const everyWay = values['every-way']
const folder = everyWay ? 'test-results/every-way' : 'test-results/look'
const files = everyWay ? ['every-way'] : ['desktop.look', 'phone.look']

rmSync(folder, { recursive: true, force: true })
const { code } = await runStep('vitest', ['run', '--project', 'look', '--reporter=dot', ...files], { loud: true })
if (everyWay) {
  console.log(`A sheet for each screen: ${folder}/*.html (and .webp)`)
} else {
  console.log(`The sheets, one for each width and theme: ${folder}/sheet-*.html (and .webp)`)
  if (code !== 0) console.log(`What changed, before | after | difference: ${folder}/changed`)
}
process.exitCode = code
