import { unseal } from '#platform/secrets/seal.server.ts'
import { keyGroupNames, keyNamesOf, type KeyGroup } from './key-groups.ts'

type Source = Record<string, string | undefined>

export const sealPurpose = 'provider-keys'

/** Whether the keys come from the environment: then the stored ones do not count. */
export const isOfEnvironment = (group: KeyGroup, source: Source) => keyNamesOf(group).some((name) => source[name])

/** The environment with the kept keys of every provider it says nothing of; a group of which one key cannot be opened is left out whole. */
export function withStoredKeys(source: Source, kept: { name: string; sealed: string }[]): Source {
  const opened = new Map(kept.map(({ name, sealed }) => [name, unseal(sealPurpose, name, sealed)]))
  const groups = keyGroupNames.filter(
    (group) => !isOfEnvironment(group, source) && keyNamesOf(group).every((name) => opened.get(name)),
  )
  return {
    ...source,
    ...Object.fromEntries(groups.flatMap((group) => keyNamesOf(group).map((name) => [name, opened.get(name)]))),
  }
}
