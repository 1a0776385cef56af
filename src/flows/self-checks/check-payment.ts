import { randomUUID } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { IncomingNotice, AttemptQuery, PaymentNotice, NoticeSource, Provider } from '#shop/payments/provider.ts'
import { internalUrl } from '#platform/keyring.server.ts'
import { noticesBy } from '#providers/payments.ts'
import { isSandboxed, findNoticeSource, findProvider } from '#shop/payments/registered-gateways.ts'
import { newOrderCode } from '#shop/orders/buyers/order-code.ts'
import type { Finding, PayStep, SandboxName } from './finding.ts'
import { settleSandboxTrial } from './settle-sandbox-trial.ts'

/** The notices of a sandbox: one with a true signature, one with a forged signature. */
export type SandboxNotices = { true: IncomingNotice; forged: IncomingNotice }
export type TrialSandbox = {
  pay(sandbox: SandboxName, id: string): Promise<SandboxNotices>
  transfer(sandbox: SandboxName, transfer: { amount: number; code: string }): Promise<SandboxNotices>
  forget(sandbox: SandboxName, code: string): Promise<unknown>
}

let trialSandbox: TrialSandbox | undefined
/** Set at the start of the process, in demo mode only: only a sandbox takes payments without money. */
export const registerSandbox = (sandbox: TrialSandbox | undefined) => void (trialSandbox = sandbox)

/** Between the minimum and the maximum of every provider. */
const amount = 123_000

/**
 * Runs a payment from start to refund at the sandbox of one provider, over HTTP and with its signatures. Its order is rolled back, and the sandbox
 * deletes its rows. The figure counts the successful steps; without a sandbox there are none.
 */
export async function checkPayment(db: Db, sandbox: SandboxName): Promise<Finding> {
  if (!isSandboxed(sandbox)) return { figure: 0, errors: [] }
  const source = findNoticeSource(sandbox)
  if (!trialSandbox || !source) return { figure: 0, errors: [{ kind: 'sandbox-unknown' }] }
  const code = newOrderCode()
  try {
    const { done, stuckAt } = await walk(db, { sandbox, source, code, at: trialSandbox })
    return { figure: done, errors: stuckAt ? [{ kind: 'pay', of: stuckAt }] : [] }
  } finally {
    await trialSandbox.forget(sandbox, code)
  }
}

class Stuck extends Error {
  readonly step: PayStep
  constructor(step: PayStep) {
    super(step)
    this.step = step
  }
}

type CheckStep = (step: PayStep, isWell: boolean) => void
type Trial = { sandbox: SandboxName; source: NoticeSource; code: string; at: TrialSandbox; check: CheckStep }

async function walk(db: Db, trial: Omit<Trial, 'check'>) {
  let passed = 0
  const check: CheckStep = (step, isWell) => {
    if (!isWell) throw new Stuck(step)
    passed += 1
  }
  try {
    await goThrough(db, { ...trial, check })
    return { done: passed }
  } catch (error) {
    if (error instanceof Stuck) return { done: passed, stuckAt: error.step }
    throw error
  }
}

async function goThrough(db: Db, trial: Trial) {
  const { sandbox, source, code, at, check } = trial
  const provider = source.method === 'bank_transfer' ? undefined : findProvider(source.method)
  const [reference, startedAt] = [`${code}1`, new Date()]
  const begun = provider && (await begin(provider, trial, { reference, startedAt }))
  const notices = begun ? await at.pay(sandbox, begun.page) : await at.transfer(sandbox, { amount, code })
  const notice = readTrue(trial, notices, provider ? reference : code)
  check('forged', source.readNotice(notices.forged).kind === 'forged')
  // Notices come by GET or by POST. Called with the other method, an existing route answers so without any effect.
  const endpoint = `${internalUrl()}/api/payments/${sandbox}/notice`
  check('address', (await statusOf(endpoint, noticesBy(sandbox) === 'GET' ? 'POST' : 'GET')) === 405)
  check('settled', (await settleSandboxTrial(db, { source, code, amount, notice, times: 1 })) === 'recorded')
  check('duplicate', (await settleSandboxTrial(db, { source, code, amount, notice, times: 2 })) === 'already')
  const facts = { ...begun?.facts, ...notice.facts }
  const query = { reference, amount, startedAt, transactionId: notice.transactionId, facts }
  if (provider) await queryAndRefund(provider, query, check)
}

async function begin({ start }: Provider, { source, code, check }: Trial, own: { reference: string; startedAt: Date }) {
  const step = await start({ ...startOf(source, own.startedAt), ...own, code, amount })
  check('start', step.kind === 'redirect')
  const page = step.kind === 'redirect' ? await openPaymentPage(step.url) : ''
  check('page', page !== '')
  return { page, facts: step.facts }
}

function readTrue({ source, check }: Trial, notices: SandboxNotices, name: string): PaymentNotice {
  const reading = source.readNotice(notices.true)
  const notice = reading.kind === 'notice' ? reading.notice : undefined
  check('notice', notice?.result === 'paid' && notice.reference === name && notice.amount === amount)
  return notice!
}

/** Queries the payment later and refunds it, where the provider can. */
async function queryAndRefund({ query, refund }: Provider, attempt: AttemptQuery, check: CheckStep) {
  check('queried', (await query?.(attempt))?.result === 'paid')
  if (!refund) return
  const refundDetails = { refundId: randomUUID(), requestedAt: new Date(), why: 'trial', clientAddress: '127.0.0.1' }
  check(
    'refund',
    (await refund({ ...attempt, ...refundDetails, refundAmount: amount, isWhole: true }))?.result === 'done',
  )
}

const startOf = ({ method }: NoticeSource, startedAt: Date) => ({
  orderId: 'trial',
  locale: 'vi' as const,
  clientAddress: '127.0.0.1',
  startedAt,
  expiresAt: new Date(startedAt.getTime() + 900_000),
  returnUrl: `${env.BASE_URL}/payments/${method}/return`,
  noticeUrl: `${env.BASE_URL}/api/payments/${method}/notice`,
})

const within = (url: string) => (url.startsWith(env.BASE_URL) ? internalUrl() + url.slice(env.BASE_URL.length) : url)
const maxRedirects = 3

/** Opens the address to which the buyer would be sent and returns the id on the payment page; empty if no page opens. */
async function openPaymentPage(url: string) {
  let next = within(url)
  for (let leads = 0; leads <= maxRedirects; leads += 1) {
    const response = await fetch(next, { redirect: 'manual', signal: AbortSignal.timeout(8_000) })
    await response.arrayBuffer()
    const location = response.headers.get('location')
    if (!location) return response.status === 200 ? (/\/sandbox\/payments\/([0-9a-f-]{36})/.exec(next)?.[1] ?? '') : ''
    next = within(new URL(location, next).href)
  }
  return ''
}

async function statusOf(url: string, method: string) {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(8_000) })
  await response.arrayBuffer()
  return response.status
}
