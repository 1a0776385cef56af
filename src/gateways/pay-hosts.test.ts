import { afterEach, describe, expect, test } from 'vitest'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { gatewayOf, isSandboxed, payHosts } from '#shop/payments/registered-gateways.ts'
import { payPageManifests, paymentManifests, type PaymentProviderName } from '#providers/payments.ts'

const gates = paymentManifests.map(({ id }) => id)
const keysOf = (id: PaymentProviderName) => gatewayOf(id)?.keys.find()

const live = { BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(32) }
const momo = { MOMO_PARTNER_CODE: 'M', MOMO_ACCESS_KEY: 'a', MOMO_SECRET_KEY: 's' }
afterEach(() => useEnv(readEnv({})))

describe('payment providers', () => {
  test('a live shop without keys has no provider, and its pages allow no payment host', () => {
    useEnv(readEnv(live))
    expect(gates.filter((gate) => keysOf(gate) || isSandboxed(gate))).toEqual([])
    expect(payHosts()).toEqual({ forms: [], frames: [] })
  })

  test('a demo shop has a sandbox for each provider on its own address, so its pages allow no other host', () => {
    useEnv(readEnv({}))
    expect(gates.filter(isSandboxed)).toEqual([...gates])
    expect(gates.every((gate) => keysOf(gate))).toBe(true)
    expect(payHosts()).toEqual({ forms: [], frames: [] })
  })

  test('keys of a provider replace its sandbox', () => {
    useEnv(readEnv({ ...momo, MOMO_URL: 'https://test-payment.momo.vn' }))
    expect(isSandboxed('momo')).toBe(false)
    expect(keysOf('momo')).toMatchObject({ partnerCode: 'M', url: 'https://test-payment.momo.vn' })
    expect(payHosts()).toEqual({ forms: ['https://test-payment.momo.vn'], frames: [] })
  })

  test('each provider allows exactly its own hosts; only Stripe may be framed', () => {
    const all = {
      ...momo,
      VNPAY_TMN_CODE: 'LUOT0001',
      VNPAY_HASH_SECRET: 's',
      ZALOPAY_APP_ID: '1',
      ZALOPAY_KEY1: 'a',
      ZALOPAY_KEY2: 'b',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    }
    expect(payPageManifests.flatMap(({ keys }) => keys).filter((name) => !(name in all))).toEqual([])
    useEnv(readEnv({ ...live, ...all }))
    expect(payHosts()).toEqual({
      forms: [
        'https://pay.vnpay.vn',
        'https://payment.momo.vn',
        'https://gateway.zalopay.vn',
        'https://checkout.stripe.com',
      ],
      frames: ['https://checkout.stripe.com'],
    })
    useEnv(readEnv({ ...live, ...all, STRIPE_URL: 'https://pay.example:8443/' }))
    expect(payHosts().frames).toEqual(['https://pay.example:8443'])
    useEnv(readEnv({ ...live, ...all, ZALOPAY_URL: 'https://sb-openapi.zalopay.vn' }))
    expect(payHosts().forms).toContain('https://sbgateway.zalopay.vn')
  })

  test('each sandbox has keys of its own, made from the secret of the shop', () => {
    useEnv(readEnv({}))
    const secrets = gates.map((gate) => JSON.stringify(keysOf(gate)))
    expect(new Set(secrets).size).toBe(gates.length)
  })
})
