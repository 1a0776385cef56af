/**
 * Prepares what `npm start`, `npm test` and `npm run dev` need on a clean checkout. It runs on the machine's own Node (20 or later) before
 * anything is installed, so it may use only what Node 20 has.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const purpose = process.argv[2]
/** scripts/test.js builds by itself, in parallel with steps that need no build. */
const isBuiltLater = process.argv[3] === '--build-later'
const node = 'node_modules/.bin/node'
const installStamp = 'node_modules/.installed'
const buildStamp = 'build/.built'
/** Sources of the build; the pictures of the seed are copied at the first start, not built. */
const sources = [
  'src',
  'messages',
  'project.inlang',
  'public',
  'seed',
  'vite',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'scripts/compress.js',
  'scripts/words.js',
  'package-lock.json',
]
const notSources = ['src/words', 'seed/pictures']
/** Tests, and files that only npm run dev and the tests load. */
const notBuilt = /\.test\.tsx?$|^vite\/(lazy-routes|live-words|speak-words|words-in-one)\.ts$/

/** Debian packages and their programs: journeys use the headless shell, the bench the whole browser. */
const browsers = { chromium: '/usr/bin/chromium', 'chromium-headless-shell': '/usr/bin/chromium-headless-shell' }

class Refused extends Error {}

try {
  process.chdir(root)
  if (!['start', 'test', 'dev'].includes(purpose))
    throw new Refused('Say what for: node scripts/prepare.js start, test or dev.')
  const browser = purpose === 'test' ? chromium() : undefined
  install()
  if (purpose === 'dev') words()
  else if (!isBuiltLater) build()
  await browser
} catch (error) {
  console.error(error instanceof Refused ? error.message : error)
  if (purpose === 'test') console.log('0 passed, 1 failed')
  process.exitCode = 1
}

function install() {
  const digest = hashOf([readFileSync('package-lock.json')])
  if (read(installStamp) !== digest && !isFilledAlready()) {
    print(
      existsSync('node_modules')
        ? 'Packages have changed: installing them again (npm ci).'
        : 'Installing packages (npm ci), a minute or two.',
    )
    installLocked()
  }
  if (!isNode26()) {
    print('Fetching Node 26 (npm package node).')
    run('Node 26 could not be fetched', npm(['rebuild', 'node']))
    if (!isNode26())
      throw new Refused(`${node} is not Node 26: run npm ci, and let the package node run its install script.`)
  }
  writeFileSync(installStamp, digest)
}

/**
 * Runs npm ci, or npm install with the same versions where npm ci rejects the lock file: npm writes a lock file without the binaries of
 * other platforms that its registry lacks, and npm ci then calls it invalid (test/lock-file.test.ts keeps it complete).
 */
function installLocked() {
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, args] = npm(['ci', ...flags])
  const { status, stderr } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' })
  if (status === 0) return
  if (!/EUSAGE/.test(stderr)) throw new Refused(`${stderr}\nPackages could not be installed: see above.`)
  print(
    'npm ci does not take the lock file, since optional packages of other machines are missing in it: npm install takes the same versions.',
  )
  run('Packages could not be installed', npm(['install', '--no-save', ...flags]))
}

/** Whether another process has installed exactly these packages (npm ci, npm install x), according to npm's own record. */
function isFilledAlready() {
  const record = read('node_modules/.package-lock.json')
  if (!record) return false
  const [locked, installed] = [JSON.parse(read('package-lock.json')).packages, JSON.parse(record).packages]
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional || entry.peer || installed[path]?.version === entry.version,
  )
}

function isNode26() {
  return /^v2[6-9]\./.test(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '')
}

/** npm, started by the Node that runs it, because the npm in node_modules is being replaced. */
function npm(args) {
  const { npm_execpath: program, npm_node_execpath: machineNode } = process.env
  return program && /\.c?js$/.test(program) ? [machineNode ?? process.execPath, [program, ...args]] : ['npm', args]
}

function words() {
  if (!existsSync('src/words/messages.js')) run('The words could not be compiled', npm(['run', '-s', 'words']))
}

function build() {
  const files = sources.flatMap(filesOf).filter((file) => !notBuilt.test(file))
  const digest = hashOf([packageForBuild(), ...files.flatMap((file) => [file, readFileSync(file)])])
  if (read(buildStamp) === digest && existsSync('build/server/index.js') && existsSync('src/words/messages.js')) return
  print(existsSync('build/server/index.js') ? 'The sources have changed: building again.' : 'Building.')
  rmSync(buildStamp, { force: true })
  run('The build failed', npm(['run', '-s', 'build']), true)
  writeFileSync(buildStamp, digest)
}

/** Of package.json the build depends only on the build scripts and the `#` imports; the versions are in the lock file. */
function packageForBuild() {
  const { type, imports, scripts } = JSON.parse(read('package.json'))
  return JSON.stringify([type, imports, scripts.words, scripts.build])
}

function filesOf(path) {
  if (notSources.includes(path) || !existsSync(path)) return []
  const entries = readdirSync(dirname(path), { withFileTypes: true })
  if (!entries.find((entry) => entry.name === path.split('/').at(-1)).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

/** Installs Debian's Chromium while npm installs the packages. Without it the journeys fail and say so; they are never skipped. */
async function chromium() {
  const missing = Object.keys(browsers).filter((name) => !existsSync(browsers[name]))
  if (!missing.length) return
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!isRootOnDebian)
    return print(
      `Missing for the journeys, which will fail: ${missing.join(', ')}. As root: apt-get install ${missing.join(' ')}.`,
    )
  print(`Installing for the journeys: ${missing.join(', ')} (apt-get install).`)
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${missing.join(' ')}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = spawn('sh', ['-c', install], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(apt, 'close')
  if (code !== 0) print(`${missing.join(' and ')} could not be installed: the journeys will fail.`)
}

/** Runs a command and waits for it; the output of a quiet one is printed only when it fails. */
function run(failure, [command, args], quiet = false) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status === 0) return
  if (quiet) console.error(`${stdout}${stderr}`)
  throw new Refused(`${failure}: see above.`)
}

function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function print(sentence) {
  console.log(sentence)
}
