import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from '../temporary-folder.ts'
import { filledShop } from './filled-shop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A filled shop; each width takes a copy. */
    filled: string
  }
}

export default async function setup(project: TestProject) {
  const room = temporaryFolder('luot-look-')
  project.provide('room', room)
  project.provide('filled', await filledShop())
  return () => rmSync(room, { recursive: true, force: true })
}
