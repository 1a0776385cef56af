import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedRequest = { path: string; type: string; body: string }
type Say = (heard: ReceivedRequest, response: ServerResponse) => unknown

/** A provider's server on this machine: it answers the result of `say` as JSON, or `say` writes the response itself. */
export async function providerServer(say: Say) {
  const heard: ReceivedRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const one = { path: request.url!, type: request.headers['content-type'] ?? '', body: await text(request) }
    heard.push(one)
    const said = say(one, response)
    if (said !== undefined) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(said))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
