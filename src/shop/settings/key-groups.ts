import { allManifests, manifestOf, type ProviderName } from '#providers/all.ts'

/** Keys of a provider that can be stored in the shop instead of the environment; of a group all are set or none. */
export type KeyGroup = ProviderName
export const keyGroupNames: KeyGroup[] = allManifests.map(({ id }) => id)
export const keyNamesOf = (group: KeyGroup): readonly string[] => manifestOf(group).keys
export const groupOf = (text: unknown) => keyGroupNames.find((group) => group === text)

/** The addresses of a provider: the same keys at another address must be verified again. */
export const addressesOf = (group: KeyGroup) =>
  Object.entries(manifestOf(group).settings).flatMap(([name, setting]) => (setting.is === 'url' ? [name] : []))
