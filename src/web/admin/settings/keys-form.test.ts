import { describe, expect, test } from 'vitest'
import { readKeys } from './keys-form.ts'

const sent = (typed: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return form
}
const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

describe('the form of a provider’s keys', () => {
  test('keys are read whole, without the spaces of a copy', () =>
    expect(readKeys('stripe', sent({ ...stripe, STRIPE_SECRET_KEY: ' sk_live_1 ' })).typedKeys).toEqual(stripe))

  test('a missing or wrong key is an error at its field, and no typed key is sent back', () => {
    expect(readKeys('stripe', sent({ STRIPE_SECRET_KEY: 'sk_live_1' })).rejected).toMatchObject({
      errors: { STRIPE_WEBHOOK_SECRET: expect.any(String) },
      values: {},
    })
    const { rejected } = readKeys('stripe', sent({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1' }))
    expect(Object.keys(rejected!.errors)).toEqual(['STRIPE_SECRET_KEY'])
    expect(JSON.stringify(rejected)).not.toContain('pk_live_1')
  })
})
