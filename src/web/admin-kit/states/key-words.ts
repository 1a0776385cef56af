import { allManifests } from '#providers/all.ts'
import type { KeyGroup } from '#shop/settings/key-groups.ts'

/** Name and note of each provider. */
export const groupWords = Object.fromEntries(
  allManifests.map(({ id, name, keysNote }) => [id, { name: () => name, note: () => keysNote() }]),
) as unknown as Record<KeyGroup, { name: () => string; note: () => string }>
