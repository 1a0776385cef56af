import { env } from '#platform/env.server.ts'
import { manifestOf } from '#providers/all.ts'
import { addressesOf, type KeyGroup } from '#shop/settings/key-groups.ts'

export type KeysServer = { kind: 'sandbox' | 'production' | 'other'; host: string }

const valueOf = (name: string) => String(env[name as keyof typeof env] ?? '')

/** The server that these keys belong to: the production server or the provider's sandbox. */
export function keysServerOf(group: KeyGroup): KeysServer | undefined {
  const [address] = addressesOf(group)
  if (!address) return
  const { host } = new URL(valueOf(address))
  const { hosts, testKey } = manifestOf(group)
  if (testKey?.like.test(valueOf(testKey.name))) return { kind: 'sandbox', host }
  return { kind: host === hosts?.test ? 'sandbox' : host === hosts?.live ? 'production' : 'other', host }
}
