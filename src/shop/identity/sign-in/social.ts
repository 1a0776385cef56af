import { signInManifests, type SignInName } from '#providers/sign-in.ts'
import type { SignInGateway } from './sign-in-gateway.ts'

let gateways: readonly SignInGateway[] = []

/** Called at the start of the process (src/gateways). */
export const useSignInGateways = (all: readonly SignInGateway[]) => void (gateways = all)
export const signInGatewayOf = (social: SignInName) => gateways.find(({ id }) => id === social)!

/** In demo mode without keys, this server's own sandbox speaks the provider's protocol; a live shop has none. */
export const isSocialSandbox = (social: SignInName) => signInGatewayOf(social).keys.isSandbox()

export const isSocialConfigured = (social: SignInName) => signInGatewayOf(social).keys.find() !== undefined

/** The providers whose buttons are shown. */
export const configuredSocials = () => signInManifests.map(({ id }) => id).filter(isSocialConfigured)
