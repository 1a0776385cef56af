import { env, type Env } from './env.server.ts'
import { sign } from './secrets/secret.server.ts'

/** How this server reaches itself, whatever it is called outside. */
export const internalUrl = () => `http://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`

/** Where the sandbox of a provider answers: to this server, and to browsers. */
type SandboxAt = { inside: string; outside: string }

type Sources<Keys> = {
  /** The merchant's own, from the settings; nothing where one is missing. */
  own(env: Env): Keys | undefined
  sandbox(at: SandboxAt): Keys
}

/**
 * Keys of one provider. In demo mode, where no keys are given, its sandbox on this very server speaks its protocol, under keys made of the
 * shop's own secret, so that nobody outside can sign for it; a live shop knows no sandbox.
 */
export function keyring<Keys>(id: string, { own, sandbox }: Sources<Keys>) {
  const isSandbox = () => env.SHOP_MODE === 'demo' && !own(env)
  const at = () => ({ inside: `${internalUrl()}/stand-in/${id}`, outside: `${env.BASE_URL}/stand-in/${id}` })
  return { isSandbox, find: (): Keys | undefined => own(env) ?? (isSandbox() ? sandbox(at()) : undefined) }
}
export type Keyring<Keys> = ReturnType<typeof keyring<Keys>>

/** Each name another. */
export const sandboxSecret = (name: string) => sign('stand-in', name)
