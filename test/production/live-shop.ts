import { rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { startPostgres } from '../postgres-server.ts'
import { startShop, type Shop } from '../process/server.ts'
import { selfSigned } from './certificate.ts'
import { fakeStripe } from './fake-stripe.ts'
import { mailServer } from './mail-server.ts'
import { tlsProxy } from './tls-proxy.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export const host = 'shop.luot.test'
export const origin = `https://${host}`
export const firstAdmin = { email: 'chu@luot.test', password: 'Mot-mat-khau-dai-7' }

/** The production setup of the README: PostgreSQL, a mail server, a TLS proxy, two processes that share a folder. */
export async function openLiveShop(atEnd: (close: () => unknown) => void) {
  const folder = temporaryFolder('luot-production-')
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const tls = selfSigned(host, 'localhost')
  const authority = join(folder, 'authority.pem')
  writeFileSync(authority, tls.cert)
  const postgres = await startPostgres({ fsync: 'off' })
  atEnd(postgres.stop)
  const mail = await mailServer(tls, folder)
  atEnd(mail.close)
  let shops: Shop[] = []
  const proxy = await tlsProxy(tls, () => shops.map(({ url }) => Number(new URL(url).port)))
  atEnd(proxy.close)
  const stripe = await fakeStripe(tls, (path, headers, body) =>
    ask({ port: proxy.port, ca: tls.cert, method: 'POST', path, headers }, body),
  )
  atEnd(stripe.close)
  const settings = {
    BASE_URL: origin,
    DATABASE_URL: postgres.url('postgres'),
    DATA_DIR: join(folder, 'files-of-the-shop'),
    AUTH_SECRET: 'a-secret-of-the-production-gate-only',
    SMTP_URL: mail.url,
    TRUST_PROXY: 'true',
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    NODE_EXTRA_CA_CERTS: authority,
    ...stripe.settings,
  }
  atEnd(() => Promise.all(shops.map((shop) => shop.stop())))
  // Both start at once on an empty database, as a supervisor would start them.
  shops = await Promise.all([startShop(settings), startShop(settings)])
  const ended: string[] = []
  return {
    folder,
    proxy,
    stripe,
    /** The response to a client that is not a browser. */
    ask: (path: string) => ask({ port: proxy.port, ca: tls.cert, method: 'GET', path, headers: {} }),
    /** The first process finishes its requests and is replaced, while the second continues. */
    restart: async () => {
      const [first, second] = shops as [Shop, Shop]
      const { code, out } = await first.stop()
      ended.push(out)
      shops = [second]
      shops = [second, await startShop(settings)]
      return code
    },
    /** Errors in the logs of the processes. */
    errors: () =>
      [...ended, ...shops.map((shop) => shop.said().out)]
        .flatMap((out) => out.split('\n'))
        .filter((line) => /"level":[56]0/.test(line)),
  }
}

export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>

type Asked = { port: number; ca: string; method: string; path: string; headers: Record<string, string> }

/** A request by another server to the public address of the shop. */
const ask = ({ port, headers, ...asked }: Asked, body = '') =>
  new Promise<number>((done, fail) => {
    const own = { ...headers, Host: host, 'Content-Length': String(Buffer.byteLength(body)) }
    request({ ...asked, host: '127.0.0.1', port, servername: host, headers: own, agent: false }, (said) => {
      said.resume()
      done(said.statusCode!)
    })
      .once('error', fail)
      .end(body)
  })
