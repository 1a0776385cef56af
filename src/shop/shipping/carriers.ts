import type { Carrier, CarrierCode } from './carrier.ts'
import { ghnKeys } from './carrier-keys.ts'
import { ghn } from './carriers/ghn/ghn.ts'
import { manual } from './carriers/manual.ts'

/** Who can be asked to carry: by hand always, others when their keys are there. */
export function carriers(): Carrier[] {
  const keys = ghnKeys()
  return keys ? [ghn(keys), manual] : [manual]
}

/** The carrier of that code; a parcel may be with one whose keys are gone meanwhile. */
export const carrierOf = (code: CarrierCode | null | undefined): Carrier | undefined =>
  carriers().find((one) => one.code === code)
