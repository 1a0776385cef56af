import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { env } from '../env.server.ts'

/** Where pictures and documents lie: a folder in DATA_DIR; another driver of FlyDrive takes its place by setting. */
export let files: Disk

export function openFiles() {
  files = new Disk(new FSDriver({ location: resolve(join(env.DATA_DIR, 'files')), visibility: 'public' }))
}
