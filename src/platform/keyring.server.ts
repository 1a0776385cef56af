import { env, type Env } from './env.server.ts'
import { sign } from './secrets/secret.server.ts'

/** The address by which this server reaches itself, whatever its public name. */
export const internalUrl = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`

/** The address of a provider's sandbox: for this server, and for browsers. */
type SandboxAt = { inside: string; outside: string }

type Sources<Keys> = {
  /** The merchant's own keys from the settings; undefined if one is missing. */
  own(env: Env): Keys | undefined
  sandbox(at: SandboxAt): Keys
}

/**
 * Keys of one provider. In demo mode without keys, its sandbox on this server is used, with keys derived from the shop's secret, so that nobody outside
 * can sign; a live shop has no sandbox.
 */
export function keyring<Keys>(id: string, { own, sandbox }: Sources<Keys>) {
  const isSandbox = () => env.SHOP_MODE === 'demo' && !own(env)
  const at = () => ({ inside: `${internalUrl()}/sandbox/${id}`, outside: `${env.BASE_URL}/sandbox/${id}` })
  return { isSandbox, find: (): Keys | undefined => own(env) ?? (isSandbox() ? sandbox(at()) : undefined) }
}
export type Keyring<Keys> = ReturnType<typeof keyring<Keys>>

/** Each name has its own secret. */
export const sandboxSecret = (name: string) => sign('sandbox', name)
