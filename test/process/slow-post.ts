import { once } from 'node:events'
import { connect } from 'node:net'

/** A checkout request of which half was sent: it has begun once the server answers 100 Continue. */
export function slowPost(url: string, basket: string, body: string) {
  const { port, host } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [
    'POST /checkout HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${url}`,
    `Cookie: luot_basket=${basket}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 40)}`)
  const begun = once(socket, 'data').then(() => void (said = ''))
  const ended = once(socket, 'close')
  const finish = async () => {
    socket.write(body.slice(40))
    await Promise.race([once(socket, 'data'), ended])
    return said || 'closed without an answer'
  }
  return { begun, finish, ended }
}
