import { Agent, request } from 'node:http'

/** GETs of one server over so many kept connections; throws on any answer that is not 200. */
export async function load(
  port: number,
  pathOf: (at: number) => string,
  { count, connections = 16 }: { count: number; connections?: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let next = 0
  const worker = async () => {
    for (let at = next++; at < count; at = next++) await get(agent, port, pathOf(at))
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return { perSecond: (count / (performance.now() - start)) * 1000 }
}

const get = (agent: Agent, port: number, path: string) =>
  new Promise<void>((done, fail) => {
    request({ host: '127.0.0.1', port, path, agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? done() : fail(new Error(`${path} was answered with ${answer.statusCode}`)),
      )
    })
      .once('error', fail)
      .end()
  })
