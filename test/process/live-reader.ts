import { request } from 'node:http'

type Told = { event: string; facts: Record<string, unknown>; id: string }

/** An open page as the server sees it: the messages it received, and when the stream ended. */
export type LiveReader = {
  status: number
  told: Told[]
  /** The id of the last message, which a browser sends when it reconnects. */
  lastId: () => string
  isOver: () => boolean
  /** Whether the server ended the stream, as opposed to a broken connection. */
  isWhole: () => boolean
  leave: () => void
}

/** Opens /api/live; resolves with the response headers. */
export const readLive = (url: string, cookie: string, last?: string) =>
  new Promise<LiveReader>((done, fail) => {
    const headers = { Cookie: cookie, Accept: 'text/event-stream', ...(last && { 'Last-Event-ID': last }) }
    const sent = request(`${url}/api/live`, { headers, agent: false }, (answer) => {
      const told: Told[] = []
      let [rest, id, over] = ['', '', false]
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop()!
        for (const block of blocks) {
          const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? ''
          id = field('id') || id
          if (field('data'))
            told.push({ event: field('event'), facts: JSON.parse(field('data')) as object as never, id })
        }
      })
      answer.once('close', () => (over = true)).on('error', () => undefined)
      done({
        status: answer.statusCode!,
        told,
        lastId: () => id,
        isOver: () => over,
        isWhole: () => answer.complete,
        leave: () => void sent.destroy(),
      })
    })
    sent.once('error', fail)
    sent.end()
  })
