/** npm run words: compiles messages/ into src/words, unless it is up to date. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { runStep } from './run-steps.js'

/** Stored inside the compiled folder, so that a copy of the tree has both or neither. */
const stamp = 'src/words/.compiled'
const hash = createHash('sha256')
for (const file of [
  'scripts/words.js',
  'package-lock.json',
  'project.inlang/settings.json',
  ...globSync('messages/*/*.json').sort(),
])
  hash.update(file).update(readFileSync(file))
const digest = hash.digest('hex')
const isCompiled =
  existsSync('src/words/messages/_index.js') && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest

if (!isCompiled) {
  // Server and browser both set the language themselves (overwriteGetLocale): neither a cookie nor the address decides.
  const options = ['--strategy', 'globalVariable', 'baseLocale']
  const args = ['compile', '--project', './project.inlang', '--outdir', './src/words', '--silent', ...options]
  const { code, output } = await runStep('paraglide-js', args)
  if (code !== 0) console.error(output)
  process.exitCode = code
  if (code === 0) writeFileSync(stamp, digest)
}
