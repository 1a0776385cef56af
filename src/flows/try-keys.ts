import { trySocial } from '#shop/identity/try-social.ts'
import { ProviderTrouble } from '#shop/payments/ask-provider.ts'
import { providerOf } from '#shop/payments/providers.ts'
import type { KeyGroup } from '#shop/settings/key-groups.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'

/** `passive`: they only tell us of money, there is nothing one could ask them; `keyless`: a stand-in, or nothing at all, there is no key that could be right. */
export type Tried = { result: 'right' | 'wrong' | 'silent' | 'passive' | 'keyless'; why?: string }

/** What the gateways answer when they refuse the key (docs/reference/vietnam.md 1): VNPay 97 and 02, MoMo 11 to 13, ZaloPay −401 and −402, Stripe 401. */
const refusals = /querydr answered (02|97)|query answered 1[123] |^2 -40[12]|\b401\b/

/** Asks the provider something that changes nothing, with the keys this process goes by: a payment that nobody ever began. */
export async function tryKeys(group: KeyGroup): Promise<Tried> {
  if (group === 'sepay' || group === 'payos') return { result: 'passive' }
  try {
    if (group === 'ghn') return (await carrierOf('ghn')?.tryKeys?.()) ?? { result: 'silent' }
    if (group === 'google' || group === 'facebook') return await trySocial(group)
    return told(await askAfterNothing(group))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (group === 'stripe' && why.includes('404')) return { result: 'right', why }
    return error instanceof ProviderTrouble
      ? { result: refusals.test(why) ? 'wrong' : 'silent', why }
      : { result: 'silent', why }
  }
}

const told = (why: string): Tried => ({ result: refusals.test(why) ? 'wrong' : 'right', why })

async function askAfterNothing(group: 'vnpay' | 'momo' | 'zalopay' | 'stripe') {
  const reference = `TRY${crypto.randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`
  const facts: Record<string, string> = group === 'stripe' ? { session: `cs_test_${reference}` } : {}
  const asked = { reference, amount: 10_000, startedAt: new Date(), transactionId: null, facts }
  return (await providerOf(group).query!(asked)).reason ?? ''
}
