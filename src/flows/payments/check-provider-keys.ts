import { isBankWatch, type PayPageName } from '#providers/payments.ts'
import { isSignInName } from '#providers/sign-in.ts'
import { checkSocialKeys } from '#shop/identity/sign-in/check-social-keys.ts'
import { ProviderError } from '#shop/payments/call-provider.ts'
import { isPayPage, payPageOf } from '#shop/payments/registered-gateways.ts'
import type { KeyGroup } from '#shop/settings/key-groups.ts'
import { carrierOf } from '#shop/shipping/carriers.ts'

/** `passive`: the provider only sends notices and answers no questions; `keyless`: a sandbox or nothing is used, so no key can be checked. */
export type KeyCheck = { result: 'right' | 'wrong' | 'silent' | 'passive' | 'keyless'; why?: string }

/** Tests the current keys of this process with a question that changes nothing. */
export async function checkProviderKeys(group: KeyGroup): Promise<KeyCheck> {
  if (isBankWatch(group)) return { result: 'passive' }
  try {
    if (isPayPage(group)) return await tryGateway(group)
    if (isSignInName(group)) return await checkSocialKeys(group)
    return (await carrierOf(group)?.tryKeys?.()) ?? { result: 'silent' }
  } catch (error) {
    return { result: 'silent', why: reasonOf(error) }
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Asks about a payment that does not exist. */
async function tryGateway(group: PayPageName): Promise<KeyCheck> {
  const gateway = payPageOf(group)
  const keys = gateway?.keys.find()
  if (!gateway || keys === undefined) return { result: 'keyless' }
  const { refused, unknown, facts } = gateway.proof
  const reference = `TRY${crypto.randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}`
  const unknownPayment = {
    reference,
    amount: 10_000,
    startedAt: new Date(),
    transactionId: null,
    facts: facts?.(reference) ?? {},
  }
  try {
    const reason = (await gateway.provider(keys).query(unknownPayment)).reason ?? ''
    return { result: refused.test(reason) ? 'wrong' : 'right', why: reason }
  } catch (error) {
    const reason = reasonOf(error)
    if (unknown?.test(reason)) return { result: 'right', why: reason }
    return { result: error instanceof ProviderError && refused.test(reason) ? 'wrong' : 'silent', why: reason }
  }
}
