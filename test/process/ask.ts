import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export type Ask = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer }
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

// An idle connection is closed by us 60 s before the shop closes it: by default 1 s before, and a test that was busy for longer took one
// that the shop had just closed.
const lasting = new Agent({ keepAlive: true, agentKeepAliveTimeoutBuffer: 60_000 })

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
