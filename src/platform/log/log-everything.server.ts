import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { format } from 'node:util'
import { describeError } from '#kit/error-log.ts'
import { log } from './log.server.ts'

/** A stream that writes one line for each call of the console. */
const linesTo = (write: (text: string) => void) =>
  new Writable({
    decodeStrings: false,
    write: (chunk, _, done) => {
      write(String(chunk).trimEnd())
      done()
    },
  })

const consoleFields = { from: 'console' }

/**
 * Sends all output of this process through the one log, so that each line is JSON: console output of libraries, warnings of Node, and the error that
 * ends the process.
 */
export function logEverything() {
  const console = new Console({
    stdout: linesTo((text) => log.info(consoleFields, text)),
    stderr: linesTo((text) => log.error(consoleFields, text)),
  })
  console.warn = (...args) => log.warn(consoleFields, format(...args))
  console.debug = (...args) => log.debug(consoleFields, format(...args))
  globalThis.console = console
  // The default listener prints to stderr.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message, stack, ...more }) =>
    log.warn({ from: 'node', name, code: (more as { code?: string }).code, stack }, message),
  )
  process.on('uncaughtException', (error: unknown, origin) => {
    const { message, stack } = describeError(error)
    log.fatal({ from: 'node', origin, err: { message, stack } }, 'the process ends')
    process.exit(1)
  })
}
