import { request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

type Passed = { method: string; path: string; status: number }

/**
 * The proxy of the README in a few lines: it ends TLS, takes the processes in turn, and skips one that refuses connections until its /healthz is ok.
 * Like nginx by default it sends its own name in Host, so that nothing can rely on that header.
 */
export async function tlsProxy(tls: { key: string; cert: string }, ports: () => number[]) {
  const passed: Passed[] = []
  const out = new Set<number>()
  let turn = 0
  const next = () => {
    const well = ports().filter((port) => !out.has(port))
    return well[(turn += 1) % well.length]
  }
  const leaveOut = async (port: number) => {
    out.add(port)
    while (ports().includes(port) && !(await isHealthy(port))) await pause(50)
    out.delete(port)
  }
  const pass = (asked: IncomingMessage, body: Buffer, answer: ServerResponse, isSecond = false) => {
    const port = next()
    if (port === undefined) return void answer.writeHead(502).end()
    const { method, url: path, headers, socket } = asked
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
    const own = { ...headers, host: `127.0.0.1:${port}`, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
    const inner = request({ port, host: '127.0.0.1', method, path, headers: own, agent: false })
    inner.once('response', (said) => {
      // A process that ends or is overloaded answers 503: a read is sent to the other one once (proxy_next_upstream http_503).
      if (said.statusCode === 503 && !isSecond && isRead(method) && ports().length > 1) {
        said.resume()
        return pass(asked, body, answer, true)
      }
      passed.push({ method: method!, path: path!, status: said.statusCode! })
      answer.writeHead(said.statusCode!, withoutHops(said.headers))
      said.pipe(answer)
      said.once('error', () => answer.destroy())
    })
    inner.once('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent || answer.destroyed) return void answer.destroy()
      // A process that ends resets connections that it has not accepted: a read is sent to the other one, as nginx does (proxy_next_upstream error).
      const isReset = error.code === 'ECONNRESET' && isRead(method)
      if (error.code !== 'ECONNREFUSED' && !isReset) {
        passed.push({ method: method!, path: path!, status: 502 })
        return void answer.writeHead(502).end()
      }
      void leaveOut(port)
      pass(asked, body, answer)
    })
    answer.once('close', () => inner.destroy())
    inner.end(body)
  }
  const server = createServer(tls, (asked, answer) => {
    void buffer(asked).then(
      (body) => pass(asked, body, answer),
      () => answer.destroy(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    passed,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const isRead = (method?: string) => method === 'GET' || method === 'HEAD'

const ofOneHop = new Set(['connection', 'keep-alive'])
const withoutHops = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneHop.has(name)))

const isHealthy = (port: number) =>
  new Promise<boolean>((done) => {
    request({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
      .once('error', () => done(false))
      .end()
  })
