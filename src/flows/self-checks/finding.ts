import { paymentManifests, type PaymentProviderName } from '#providers/payments.ts'

/** Every provider of payment has a check of its own. */
export type SandboxName = PaymentProviderName
export const sandboxNames: readonly SandboxName[] = paymentManifests.map(({ id }) => id)

/** The names of all checks, in the order in which they are shown and run. Also used in the browser. */
const shopChecks = [
  'database',
  'clock',
  'mail',
  'storage',
  'queue',
  'cache',
  'routes',
  'words',
  'contrast',
  'stock',
  'totals',
  'search',
  'types',
] as const
export type CheckName = (typeof shopChecks)[number] | SandboxName
export const checkNames: readonly CheckName[] = [...shopChecks, ...sandboxNames]

/** The steps of the payment check; the first that fails is named. */
const paySteps = ['start', 'page', 'notice', 'forged', 'settled', 'duplicate', 'queried', 'refund', 'address'] as const
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
  'route',
  'route-unknown',
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
  'sandbox-unknown',
] as const

/** The kind of error, its subject and its size; the screen has the text. */
export type CheckError = { kind: (typeof checkErrorKinds)[number]; of?: string; n?: number }

/** `figure` is the counted or measured value, with or without errors. */
export type Finding = { figure: number; errors: CheckError[] }
