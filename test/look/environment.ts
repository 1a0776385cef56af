import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

export const browserPath = '/usr/bin/chromium-headless-shell'

/** Pictures are compared only with those of the same system, major version of Chromium and installed typefaces. */
export function environmentKey() {
  const version = /(\d+)\./.exec(execFileSync(browserPath, ['--version'], { encoding: 'utf8' }))![1]!
  return `${process.platform}-${process.arch}-chromium${version}-fonts-${fontSet()}`
}

function fontSet() {
  const fonts = execFileSync('fc-list', ['--format', '%{family} %{style}\n'], { encoding: 'utf8' })
  return createHash('sha256').update(fonts.split('\n').sort().join('\n')).digest('hex').slice(0, 8)
}
