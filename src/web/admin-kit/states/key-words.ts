import { allManifests } from '#providers/all.ts'
import type { KeyGroup } from '#shop/settings/key-groups.ts'

/** What each provider is called and what it is for. */
export const groupWords = Object.fromEntries(
  allManifests.map(({ id, name, keysNote }) => [id, { name: () => name, note: () => keysNote() }]),
) as unknown as Record<KeyGroup, { name: () => string; note: () => string }>
