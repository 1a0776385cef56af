import { join, resolve } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { env } from '../env.server.ts'

/** The storage of pictures and documents: a folder in DATA_DIR, or another FlyDrive driver by setting. */
export let files: Disk

export function openFiles() {
  files = new Disk(new FSDriver({ location: resolve(join(env.DATA_DIR, 'files')), visibility: 'public' }))
}
