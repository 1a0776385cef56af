import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Waits until the pipe from this process closes, which happens however the process ends (Ctrl-C, SIGTERM, SIGKILL). Then it stops the PostgreSQL of each
 * remaining folder and removes the folders.
 */
const script = `
trap '' INT TERM HUP
while IFS= read -r folder; do set -- "$@" "$folder"; done
for folder; do
  pid=$(head -n 1 "$folder/cluster/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null &&
    while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
  rm -rf "$folder"
done`

let remover: NodeJS.WritableStream | undefined

function startRemover() {
  // In its own process group, since Ctrl-C reaches the group of the test run.
  const shell = spawn('sh', ['-c', script], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  shell.unref()
  ;(shell.stdin as unknown as { unref(): void }).unref()
  return shell.stdin
}

/** A new folder in the system's temporary folder, removed when this process ends at the latest. */
export function temporaryFolder(prefix: string) {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  remover ??= startRemover()
  remover.write(`${folder}\n`)
  return folder
}
