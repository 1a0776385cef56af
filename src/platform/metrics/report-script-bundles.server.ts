import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: string; imports: string[] }
type Manifest = { version: string; entry: { module: string; imports: string[] }; routes: Record<string, Route> }

/** Bytes of the scripts that a route loads first: unpacked, and as sent. */
export type ScriptBundle = { route: string; files: number; bytes: number; sent: number }

const reported = new Map<string, ScriptBundle[]>()

/** The scripts of each page from the build, largest first. Constant while the process lives. */
export function reportScriptBundles(folder = 'build/client'): ScriptBundle[] {
  const bundles = reported.get(folder) ?? readBundles(folder)
  reported.set(folder, bundles)
  return bundles
}

function readBundles(folder: string): ScriptBundle[] {
  const manifest = readManifest(folder)
  if (!manifest) return []
  const { entry, routes } = manifest
  const bundles = Object.values(routes)
    .filter(({ path, index }) => path || index)
    .map((route) => {
      const [parts, files] = [[] as string[], new Set([entry.module, ...entry.imports])]
      for (let one: Route | undefined = route; one; one = routes[one.parentId ?? '']) {
        if (one.path) parts.unshift(one.path)
        for (const file of [one.module, ...one.imports]) files.add(file)
      }
      const sizes = [...files].map((file) => sizesOf(join(folder, file)))
      const sum = (of: 'bytes' | 'sent') => sizes.reduce((all, size) => all + size[of], 0)
      return { route: `/${parts.join('/')}`, files: files.size, bytes: sum('bytes'), sent: sum('sent') }
    })
  return bundles.toSorted((a, b) => b.bytes - a.bytes)
}

function readManifest(folder: string): Manifest | undefined {
  try {
    const name = readdirSync(join(folder, 'assets')).find((one) => /^manifest-.*\.js$/.test(one))
    const text = readFileSync(join(folder, 'assets', name!), 'utf8')
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  } catch {
    return undefined
  }
}

function sizesOf(file: string) {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size
  const bytes = sizeOf(file) ?? 0
  return { bytes, sent: sizeOf(`${file}.br`) ?? bytes }
}
