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

/** The shop as the README says for production: PostgreSQL, a mail server, a TLS proxy, two processes that share a folder. */
export async function openLiveShop() {
  const folder = temporaryFolder('luot-production-')
  const tls = selfSigned(host, 'localhost')
  const authority = join(folder, 'authority.pem')
  writeFileSync(authority, tls.cert)
  const [postgres, mail] = [await startPostgres({ fsync: 'off' }), await mailServer(tls, folder)]
  let shops: Shop[] = []
  const proxy = await tlsProxy(tls, () => shops.map(({ url }) => Number(new URL(url).port)))
  const stripe = await fakeStripe(tls, (path, headers, body) =>
    ask({ port: proxy.port, ca: tls.cert, method: 'POST', path, headers }, body),
  )
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
  // Both at once on an empty database, as a supervisor does it.
  shops = await Promise.all([startShop(settings), startShop(settings)])
  const ended: string[] = []
  return {
    folder,
    proxy,
    stripe,
    /** What a stranger without a browser is answered. */
    ask: (path: string) => ask({ port: proxy.port, ca: tls.cert, method: 'GET', path, headers: {} }),
    /** The first process finishes what it does and another takes its place, while the second goes on. */
    restart: async () => {
      const [first, second] = shops as [Shop, Shop]
      const { code, out } = await first.stop()
      ended.push(out)
      shops = [second]
      shops = [second, await startShop(settings)]
      return code
    },
    /** What the processes logged as errors. */
    errors: () =>
      [...ended, ...shops.map((shop) => shop.said().out)]
        .flatMap((out) => out.split('\n'))
        .filter((line) => /"level":(5|6)0|"level":"(error|fatal)"/.test(line)),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.stop()))
      proxy.close()
      stripe.close()
      await mail.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type LiveShop = Awaited<ReturnType<typeof openLiveShop>>

type Asked = { port: number; ca: string; method: string; path: string; headers: Record<string, string> }

/** As a server of somebody else asks the shop, by its public address. */
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
