import { ghnGateway } from '#shop/shipping/ghn/ghn.ts'
import { ghtkGateway } from '#shop/shipping/ghtk/ghtk.ts'

/** Carriers, each with its sandbox, which is loaded in demo mode only. */
export const carrierGateways = [
  { gateway: ghnGateway, sandbox: () => import('#sandbox/ghn/sandbox.ts') },
  { gateway: ghtkGateway, sandbox: () => import('#sandbox/ghtk/sandbox.ts') },
] as const
