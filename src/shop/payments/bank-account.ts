import { env } from '#platform/env.server.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { bankOf } from './banks.ts'

type BankAccount = { bin: string; bank: string; number: string; name: string }

/** A number that nobody can have: 12 digits, where that bank uses 10 or 13. */
const demoAccount = { bin: '970436', number: '000000000000', name: 'CUA HANG MAU LUOT' }

/** The account for transfers: from the settings, else the environment, else (demo) one that does not exist. */
export function bankAccountOf({ bankAccount }: Pick<ShopSettings, 'bankAccount'>): BankAccount | undefined {
  const candidates = [bankAccount, fromEnv(), env.SHOP_MODE === 'demo' ? demoAccount : undefined]
  const account = candidates.find((one) => one?.bin && one.number)
  return account && { ...account, bank: bankOf(account.bin) ?? account.bin }
}

const fromEnv = () =>
  env.BANK_BIN && env.BANK_ACCOUNT
    ? { bin: env.BANK_BIN, number: env.BANK_ACCOUNT, name: env.BANK_ACCOUNT_NAME ?? '' }
    : undefined
