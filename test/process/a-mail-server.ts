import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

type Arrived = { to: string; at: number }

/** Longer than an impatient sender waits. */
const slowestMs = 22_000

/** A mail server that takes `slowMs` for each email and longer for `slow@…`, refuses `refused@…`, and does not answer the first try for `held@…`. */
export async function anEmailServer(slowMs: number) {
  const arrived: Arrived[] = []
  const held = Promise.withResolvers<void>()
  let isHeldOnce = false
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused@') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.once('end', async () => {
        const to = envelope.rcptTo[0]!.address
        if (to.startsWith('held@') && !isHeldOnce) {
          isHeldOnce = true
          return held.resolve()
        }
        await pause(to.startsWith('slow@') ? slowestMs : slowMs)
        arrived.push({ to, at: performance.now() })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    /** How often an email to this address was accepted. */
    times: (to: string) => arrived.filter((one) => one.to === to).length,
    /** Resolves when the email to `held@…` was sent and left without an answer. */
    isHeld: held.promise,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
