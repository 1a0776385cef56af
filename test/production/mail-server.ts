import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

const [user, password] = ['shop', 'a-password-of-the-mail-server']

/** A mail server that requires TLS and a sign-in, and stores emails as `.eml` in `folder`/outbox (e2e/mailbox.ts reads it). */
export async function mailServer(tls: { key: string; cert: string }, folder: string) {
  const outbox = join(folder, 'outbox')
  mkdirSync(outbox, { recursive: true })
  let count = 0
  const server = new SMTPServer({
    ...tls,
    onAuth: ({ username, password: given }, { secure }, done) =>
      secure && username === user && given === password
        ? done(null, { user: username })
        : done(new Error('wrong name or password')),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        const name = `${String((count += 1)).padStart(4, '0')}.eml`
        writeFileSync(join(outbox, name), Buffer.concat(parts).toString().replaceAll('\r\n', '\n'))
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://${user}:${password}@localhost:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
