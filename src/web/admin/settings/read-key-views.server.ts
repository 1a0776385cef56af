import { formatDateTime } from '#kit/clock.ts'
import type { Db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { keyGroupNames, namesOf, type KeyGroup } from '#shop/settings/key-groups.ts'
import { isOfEnvironment } from '#shop/settings/kept-env.ts'
import { listKeys } from '#shop/settings/list-keys.ts'

/** `unreadable`: sealed under another AUTH_SECRET, so they have to be entered again. */
export type KeyState = 'environment' | 'kept' | 'unreadable' | 'stand-in' | 'none'
export type KeyView = {
  group: KeyGroup
  state: KeyState
  since: string | null
  fields: { name: string; ending: string }[]
}

/** How the shop stands with each provider; of keys no more than their last letters leaves the server. */
export async function readKeyViews(db: Db): Promise<KeyView[]> {
  const kept = new Map((await listKeys(db)).map((one) => [one.name, one]))
  return keyGroupNames.map((group) => {
    const held = namesOf(group).map((name) => kept.get(name))
    return {
      group,
      state: stateOf(group, held),
      since: held[0] ? formatDateTime(held[0].updatedAt, spokenLocale()) : null,
      fields: namesOf(group).map((name) => ({ name, ending: kept.get(name)?.ending ?? '' })),
    }
  })
}

function stateOf(group: KeyGroup, held: ({ isReadable: boolean } | undefined)[]): KeyState {
  if (isOfEnvironment(group, process.env)) return 'environment'
  if (held.some((one) => one && !one.isReadable)) return 'unreadable'
  if (held.every(Boolean)) return 'kept'
  return env.SHOP_MODE === 'demo' ? 'stand-in' : 'none'
}
