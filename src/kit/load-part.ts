import { loadRetries, retried } from './retried.ts'

/** The shop was renewed while this page was open: its files have other names now, and this one is no more. */
export class GoneFileError extends Error {}

type Load<Part> = () => Promise<Part>

/** Browsers remember for good that a file failed, so from then on it is asked for under another name, which their error gives. */
const fileOf = new WeakMap<Load<unknown>, string>()
const failed = new Set<string>()

/** Loads a module by `load`, again after 1, 2 and 3 s, unless it is gone for good (`GoneFileError`). `name` is what the module exports. */
export const loadPart = <Name extends string, Part extends Record<Name, unknown>>(
  load: Load<Part>,
  name: Name,
  retries = loadRetries,
) => retriedFile(() => loadOnce(load, name), retries)

/** The same for a file that is known by its address. */
export const loadFile = <Module>(file: string, retries = loadRetries) =>
  retriedFile(() => importFile<Module>(file), retries)

/** One asks again for a file, not two: where the worker of src/web/offline stands between page and network, it is the worker. */
const retriedFile = <Part>(load: Load<Part>, retries: number) =>
  retried(load, isServedByWorker() ? 0 : retries, (error) => error instanceof GoneFileError)

const isServedByWorker = () => Boolean(globalThis.navigator?.serviceWorker?.controller)

async function loadOnce<Part>(load: Load<Part>, name: string): Promise<Part> {
  const known = fileOf.get(load)
  if (known) return partIn<Part>(await importFile(known), name)
  try {
    return await load()
  } catch (error) {
    const file = fileIn(String(error))
    if (!file) throw error
    fileOf.set(load, file)
    throw await whyFailed(file, error)
  }
}

async function importFile<Module>(file: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ failed.has(file) ? `${file}?again=${Date.now()}` : file)) as Module
  } catch (error) {
    throw await whyFailed(file, error)
  }
}

async function whyFailed(file: string, error: unknown) {
  failed.add(file)
  return (await isGone(file)) ? new GoneFileError(`${file} is gone`, { cause: error }) : error
}

const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

export const fileIn = (message: string) => /https?:\/\/\S+?\.js\b/.exec(message)?.[0]

/** The bundler puts modules that others use too, as a whole, under a short name into one file. */
export function partIn<Part>(file: Record<string, unknown>, name: string) {
  const found = name in file ? file : Object.values(file).find((one) => one instanceof Object && name in one)
  if (!found) throw new Error(`no ${name} in this file`)
  return found as Part
}
