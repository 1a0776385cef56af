import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy whose connections can fall silent: nothing passes in either direction, and neither side is told. */
export async function silentProxy(target: { host: string; port: number }) {
  const listening = new Set<{ silence: () => void }>()
  const all = new Set<Socket>()
  const server = createServer((client) => {
    const far = connect(target)
    let isSilent = false
    for (const socket of [client, far]) {
      all.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', () => (client.destroy(), far.destroy()))
    }
    const one = { silence: () => (isSilent = true) }
    client.on('data', (data) => {
      // Connections on which PostgreSQL sends notifications.
      if (data.includes('listen "')) listening.add(one)
      if (!isSilent) far.write(data)
    })
    far.on('data', (data) => {
      if (!isSilent) client.write(data)
    })
    client.once('close', () => listening.delete(one))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    /** Silences every listening connection; returns how many there were. New ones pass. */
    silenceListeners: () => {
      const now = [...listening]
      for (const one of now) one.silence()
      listening.clear()
      return now.length
    },
    close: () => {
      for (const socket of all) socket.destroy()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
