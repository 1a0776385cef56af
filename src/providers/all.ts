import { carrierManifests } from './carriers.ts'
import type { Manifest } from './manifest.ts'
import { paymentManifests } from './payments.ts'
import { signInManifests } from './sign-in.ts'

/** Every provider of the shop, as staff sees them on the page of keys. */
export const allManifests = [...paymentManifests, ...carrierManifests, ...signInManifests] as const
type One = (typeof allManifests)[number]
export type ProviderName = One['id']

export const manifestOf = (id: ProviderName): Manifest => allManifests.find((one) => one.id === id)!

type Value<S> = S extends { is: 'url' } ? string : S extends { is: 'number' } ? number | undefined : string | undefined
type Merged<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never
type Settings = Merged<One['settings']>

/** The settings of all providers, as they are after they were checked. */
export type ProviderSettings = { [Name in keyof Settings]: Value<Settings[Name]> }
