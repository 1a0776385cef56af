import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/** The carrier could not be reached, or its answer is invalid: the result of the request is unknown. */
export class CarrierError extends Refusal<{ carrier: string }> {
  readonly why: string

  constructor(carrier: string, why: string) {
    super('carrier-silent', m.refusal_carrier_silent, { carrier })
    this.why = why
    this.message = `${carrier}: ${why}`
  }
}

/** The carrier refused, with its reason. */
export class CarrierRefused extends Refusal<{ carrier: string; why: string }> {
  constructor(carrier: string, why: string) {
    super('carrier-refused', m.refusal_carrier_refused, { carrier, why })
  }
}
