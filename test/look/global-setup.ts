import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from '../temporary-folder.ts'
import { furnishedShop } from './furnished-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A filled shop; each width takes a copy. */
    furnished: string
  }
}

export default async function setup(project: TestProject) {
  const room = temporaryFolder('luot-look-')
  project.provide('room', room)
  project.provide('furnished', await furnishedShop())
  return () => rmSync(room, { recursive: true, force: true })
}
