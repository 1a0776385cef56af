import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { setPriority } from 'node:os'
import { log } from '../log/log.server.ts'

/** What scripts/build-measuring.js leaves: the pages' files of the second build, of which first build it is the twin, and where each component stands. */
export type MeasuringBuild = { of: string; assets: unknown; components: Record<string, string> }

const script = 'scripts/build-measuring.js'
const result = 'build/measuring/twin.json'

let known: { read: number; build: MeasuringBuild } | undefined
let isBuilding = false
let hasFailed = false

function newestBuild(): MeasuringBuild | undefined {
  const read = statSync(result, { throwIfNoEntry: false })?.mtimeMs
  if (!read) return undefined
  if (known?.read !== read) known = { read, build: JSON.parse(readFileSync(result, 'utf8')) as MeasuringBuild }
  return known.build
}

/** The second build, when there is one that fits the running shop. */
export function measuringBuild(version: string): MeasuringBuild | undefined {
  const build = newestBuild()
  return build?.of === version ? build : undefined
}

/** Where each component of our own stands, by the newest second build, whichever build runs now. */
export const componentPlaces = () => newestBuild()?.components ?? {}

export type BuildState = 'ready' | 'building' | 'failed' | 'none' | 'impossible'

export function measuringState(version: string): BuildState {
  if (isBuilding) return 'building'
  if (measuringBuild(version)) return 'ready'
  if (hasFailed) return 'failed'
  // A shop that was brought here without its sources and tools cannot build.
  return existsSync(script) && existsSync('node_modules/vite') ? 'none' : 'impossible'
}

/** Builds beside the running shop, at low priority; a minute or so. */
export function buildForMeasuring(version: string) {
  if (!['none', 'failed'].includes(measuringState(version))) return
  isBuilding = true
  hasFailed = false
  // Of the shop's settings a build needs none, and gets none.
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [script], { env: { PATH, HOME }, stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid) setPriority(child.pid, 5)
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said = `${said}${part.toString()}`.slice(-4000)))
  const end = (code: number | null) => {
    isBuilding = false
    hasFailed = code !== 0
    if (hasFailed) log.error({ code, said }, 'the build for measuring failed')
  }
  child.on('error', () => end(null))
  child.on('exit', end)
}
