import { paymentManifests, type PaymentProviderName } from '#providers/payments.ts'

/** Every provider of payment has a check of its own. */
export type SandboxName = PaymentProviderName
export const sandboxNames: readonly SandboxName[] = paymentManifests.map(({ id }) => id)

/** Every check by its name, in the order in which they are shown and run. Read by the browser too. */
const shopChecks = [
  'database',
  'clock',
  'mail',
  'storage',
  'queue',
  'cache',
  'doors',
  'words',
  'contrast',
  'stock',
  'totals',
  'search',
  'types',
] as const
export type CheckName = (typeof shopChecks)[number] | SandboxName
export const checkNames: readonly CheckName[] = [...shopChecks, ...sandboxNames]

/** What a payment goes through on its way; the first that does not go well is named. */
const paySteps = ['start', 'page', 'notice', 'forged', 'settled', 'twice', 'asked', 'refund', 'door'] as const
export type PayStep = (typeof paySteps)[number]

const checkErrorKinds = [
  'broke',
  'slow',
  'unwritten',
  'left-behind',
  'clock-off',
  'mail-refused',
  'mail-late',
  'file-differs',
  'file-stays',
  'disk-full',
  'job-late',
  'event-late',
  'door',
  'door-unknown',
  'word-missing',
  'text-missing',
  'pale',
  'stock-unexplained',
  'order-sum',
  'payment-sum',
  'refund-sum',
  'ledger-sum',
  'unlisted',
  'listed-gone',
  'listed-otherwise',
  'type-unknown',
  'cache-kept',
  'process-deaf',
  'pay',
  'till-unknown',
] as const

/** What is wrong, of what, and by how much: the screen has the words. */
export type CheckError = { kind: (typeof checkErrorKinds)[number]; of?: string; n?: number }

/** `figure` is what was counted or measured, whether or not anything is wrong. */
export type Finding = { figure: number; faults: CheckError[] }
