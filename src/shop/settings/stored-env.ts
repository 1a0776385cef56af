import { unseal } from '#platform/secrets/seal.server.ts'
import { keyGroupNames, keyNamesOf, type KeyGroup } from './key-groups.ts'

type Source = Record<string, string | undefined>

export const sealPurpose = 'provider-keys'

/** Whether the environment has keys for this provider: then the stored ones do not count. */
export const isOfEnvironment = (group: KeyGroup, source: Source) => keyNamesOf(group).some((name) => source[name])

/** The environment, with the stored keys of every provider that it has none for; a group with a key that cannot be unsealed is left out. */
export function withStoredKeys(source: Source, stored: { name: string; sealed: string }[]): Source {
  const opened = new Map(stored.map(({ name, sealed }) => [name, unseal(sealPurpose, name, sealed)]))
  const groups = keyGroupNames.filter(
    (group) => !isOfEnvironment(group, source) && keyNamesOf(group).every((name) => opened.get(name)),
  )
  return {
    ...source,
    ...Object.fromEntries(groups.flatMap((group) => keyNamesOf(group).map((name) => [name, opened.get(name)]))),
  }
}
