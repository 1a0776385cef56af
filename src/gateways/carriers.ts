import { ghnGateway } from '#shop/shipping/ghn/ghn.ts'

/** Carriers, each with its sandbox, which is loaded in demo mode only. */
export const carriers = [{ gateway: ghnGateway, sandbox: () => import('#sandbox/ghn/sandbox.ts') }] as const
