import { loadRetries, retried } from './retried.ts'

/**
 * Loads a module by `load`, again after 1, 2 and 3 s. Browsers remember for good that a file failed: from the second try on it is
 * asked for under another name, as the error gives it. `name` is what the module exports.
 */
export const loadPart = <Name extends string, Part extends Record<Name, unknown>>(
  load: () => Promise<Part>,
  name: Name,
  retries = loadRetries,
) => retried((attempt) => load().catch((error: unknown) => afresh<Part>(error, name, attempt)), retries)

async function afresh<Part>(error: unknown, name: string, attempt: number): Promise<Part> {
  const file = attempt > 0 && fileIn(String(error))
  if (!file) throw error
  return partIn<Part>((await import(/* @vite-ignore */ `${file}?again=${Date.now()}`)) as Record<string, unknown>, name)
}

export const fileIn = (message: string) => /https?:\/\/\S+?\.js\b/.exec(message)?.[0]

/** The bundler puts modules that others use too, as a whole, under a short name into one file. */
export function partIn<Part>(file: Record<string, unknown>, name: string) {
  const found = name in file ? file : Object.values(file).find((one) => one instanceof Object && name in one)
  if (!found) throw new Error(`no ${name} in this file`)
  return found as Part
}
