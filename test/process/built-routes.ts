import { globSync, readFileSync } from 'node:fs'

export type BuiltRoute = { id: string; path?: string; index?: boolean; hasAction: boolean; hasLoader: boolean }

/** The route table of the build, as the browser gets it. */
export function builtRoutes(): BuiltRoute[] {
  const [file] = globSync('build/client/assets/manifest-*.js')
  const text = readFileSync(file!, 'utf8')
  const manifest = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '')) as {
    routes: Record<string, BuiltRoute>
  }
  return Object.values(manifest.routes)
}
