import { facebookGateway } from '#shop/identity/sign-in/facebook.ts'
import { googleGateway } from '#shop/identity/sign-in/google.ts'

/** Providers of sign-in, each with its sandbox, which is loaded in demo mode only. */
export const signInGateways = [
  { gateway: googleGateway, sandbox: () => import('#sandbox/google/sandbox.ts') },
  { gateway: facebookGateway, sandbox: () => import('#sandbox/facebook/sandbox.ts') },
] as const
