import { loadRetries, retried } from './retried.ts'

/** The file no longer exists: a new version of the shop was deployed while this page was open. */
export class GoneFileError extends Error {}

type Load<Part> = () => Promise<Part>

/** Browsers cache a failed import for good, so the next try uses another address; the address of the file is taken from the error. */
const fileOf = new WeakMap<Load<unknown>, string>()
const failed = new Set<string>()

/** Loads a module by `load` and retries after 1, 2 and 3 s, unless the file no longer exists (`GoneFileError`). `name` is an export of the module. */
export const loadPart = <Name extends string, Part extends Record<Name, unknown>>(
  load: Load<Part>,
  name: Name,
  retries = loadRetries,
) => retriedFile(() => loadOnce(load, name), retries)

/** The same for a file with a known address. */
export const loadFile = <Module>(file: string, retries = loadRetries) =>
  retriedFile(() => importFile<Module>(file), retries)

/** Only one of page and service worker retries: if the worker of src/web/offline serves the page, it does. */
const retriedFile = <Part>(load: Load<Part>, retries: number) =>
  retried(load, isServedByWorker() ? 0 : retries, (error) => error instanceof GoneFileError)

const isServedByWorker = () => Boolean(globalThis.navigator?.serviceWorker?.controller)

async function loadOnce<Part>(load: Load<Part>, name: string): Promise<Part> {
  const retryFile = fileOf.get(load)
  if (retryFile) return partIn<Part>(await importFile(retryFile), name)
  try {
    return await load()
  } catch (error) {
    const file = fileIn(String(error))
    if (!file) throw error
    fileOf.set(load, file)
    throw await failureOf(file, error)
  }
}

async function importFile<Module>(file: string): Promise<Module> {
  try {
    return (await import(/* @vite-ignore */ failed.has(file) ? `${file}?again=${Date.now()}` : file)) as Module
  } catch (error) {
    throw await failureOf(file, error)
  }
}

async function failureOf(file: string, error: unknown) {
  failed.add(file)
  return (await isGone(file)) ? new GoneFileError(`${file} is gone`, { cause: error }) : error
}

const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

export const fileIn = (message: string) => /https?:\/\/\S+?\.js\b/.exec(message)?.[0]

/** The bundler may move a shared module as a whole under a short name into another file. */
export function partIn<Part>(file: Record<string, unknown>, name: string) {
  const exported = name in file ? file : Object.values(file).find((one) => one instanceof Object && name in one)
  if (!exported) throw new Error(`no ${name} in this file`)
  return exported as Part
}
