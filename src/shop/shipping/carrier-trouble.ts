import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/** The carrier could not be asked, or what it said makes no sense: nobody knows what became of the question. */
export class CarrierError extends Refusal<{ carrier: string }> {
  readonly why: string

  constructor(carrier: string, why: string) {
    super('carrier-silent', m.refusal_carrier_silent, { carrier })
    this.why = why
    this.message = `${carrier}: ${why}`
  }
}

/** The carrier said no, and why. */
export class CarrierRefused extends Refusal<{ carrier: string; why: string }> {
  constructor(carrier: string, why: string) {
    super('carrier-refused', m.refusal_carrier_refused, { carrier, why })
  }
}
