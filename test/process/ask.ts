import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export type Ask = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

// An idle connection is closed by us after 5 s, long before the shop closes it (65 s): without a limit of its own the agent keeps it for
// ever, and a test that comes later takes one that the shop has just closed. A request that waits for longer is not cut off.
const lasting = new Agent({ keepAlive: true, timeout: 5_000 })

/** One request by node:http, which follows no redirects, decodes nothing and sends the path unchanged. */
export const ask = (url: string, path: string, { method = 'GET', headers = {}, body }: Ask = {}) =>
  new Promise<Answer>((done, fail) => {
    const { hostname, port } = new URL(url)
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const sent = request(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: lasting },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', fail)
        answer.once('end', () => {
          const whole = Buffer.concat(chunks)
          done({ status: answer.statusCode!, headers: answer.headers, body: whole, text: whole.toString('utf8') })
        })
      },
    )
    sent.once('error', fail)
    sent.end(body)
  })
