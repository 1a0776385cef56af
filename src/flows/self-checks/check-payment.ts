import { randomUUID } from 'node:crypto'
import { env } from '#platform/env.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { IncomingNotice, AttemptQuery, PaymentNotice, NoticeSource, Provider } from '#shop/payments/provider.ts'
import { internalUrl } from '#platform/keyring.server.ts'
import { noticesBy } from '#providers/payments.ts'
import { isSandboxed, findNoticeSource, findProvider } from '#shop/payments/gateways.ts'
import { newOrderCode } from '#shop/orders/buyers/order-code.ts'
import type { Finding, PayStep, SandboxName } from './finding.ts'
import { settleSandboxTrial } from './settle-sandbox-trial.ts'

/** What somebody does at a stand-in, and how it then tells the shop: truly, and with a signature that is none. */
export type SandboxNotices = { true: IncomingNotice; forged: IncomingNotice }
export type TrialSandbox = {
  pay(till: SandboxName, id: string): Promise<SandboxNotices>
  transfer(till: SandboxName, asked: { amount: number; code: string }): Promise<SandboxNotices>
  forget(till: SandboxName, code: string): Promise<unknown>
}

let known: TrialSandbox | undefined
/** Told at the start of the process, in demo mode: only a sandbox can be paid for nothing. */
export const registerSandbox = (till: TrialSandbox | undefined) => void (known = till)

/** Above the least and below the most that each provider takes. */
const amount = 123_000

/**
 * A payment from its beginning to its refund, at the stand-in of one provider, over the wire and with its signatures. The order that it is for
 * is taken back, and the stand-in forgets it. The figure counts the steps that went well; where no stand-in plays the provider there are none.
 */
export async function checkPayment(db: Db, till: SandboxName): Promise<Finding> {
  if (!isSandboxed(till)) return { figure: 0, faults: [] }
  const source = findNoticeSource(till)
  if (!known || !source) return { figure: 0, faults: [{ kind: 'till-unknown' }] }
  const code = newOrderCode()
  try {
    const { done, stuckAt } = await walk(db, { till, source, code, at: known })
    return { figure: done, faults: stuckAt ? [{ kind: 'pay', of: stuckAt }] : [] }
  } finally {
    await known.forget(till, code)
  }
}

class Stuck extends Error {
  readonly step: PayStep
  constructor(step: PayStep) {
    super(step)
    this.step = step
  }
}

type Pass = (step: PayStep, isWell: boolean) => void
type Trial = { till: SandboxName; source: NoticeSource; code: string; at: TrialSandbox; pass: Pass }

async function walk(db: Db, trial: Omit<Trial, 'pass'>) {
  let done = 0
  const pass: Pass = (step, isWell) => {
    if (!isWell) throw new Stuck(step)
    done += 1
  }
  try {
    await goThrough(db, { ...trial, pass })
    return { done }
  } catch (error) {
    if (error instanceof Stuck) return { done, stuckAt: error.step }
    throw error
  }
}

async function goThrough(db: Db, trial: Trial) {
  const { till, source, code, at, pass } = trial
  const provider = source.method === 'bank_transfer' ? undefined : findProvider(source.method)
  const [reference, startedAt] = [`${code}1`, new Date()]
  const begun = provider && (await begin(provider, trial, { reference, startedAt }))
  const told = begun ? await at.pay(till, begun.page) : await at.transfer(till, { amount, code })
  const notice = readTrue(trial, told, provider ? reference : code)
  pass('forged', source.readNotice(told.forged).kind === 'forged')
  // Notices come by GET or by POST. Knocked at in the other way, a door that is there says so, and nobody is bothered.
  const door = `${internalUrl()}/api/payments/${till}/notice`
  pass('door', (await statusOf(door, noticesBy(till) === 'GET' ? 'POST' : 'GET')) === 405)
  pass('settled', (await settleSandboxTrial(db, { source, code, amount, notice, times: 1 })) === 'recorded')
  pass('twice', (await settleSandboxTrial(db, { source, code, amount, notice, times: 2 })) === 'already')
  const facts = { ...begun?.facts, ...notice.facts }
  const asked = { reference, amount, startedAt, transactionId: notice.transactionId, facts }
  if (provider) await askAndRefund(provider, asked, pass)
}

async function begin({ start }: Provider, { source, code, pass }: Trial, own: { reference: string; startedAt: Date }) {
  const step = await start({ ...startOf(source, own.startedAt), ...own, code, amount })
  pass('start', step.kind === 'redirect')
  const page = step.kind === 'redirect' ? await tillBehind(step.url) : ''
  pass('page', page !== '')
  return { page, facts: step.facts }
}

function readTrue({ source, pass }: Trial, told: SandboxNotices, name: string): PaymentNotice {
  const reading = source.readNotice(told.true)
  const notice = reading.kind === 'notice' ? reading.notice : undefined
  pass('notice', notice?.result === 'paid' && notice.reference === name && notice.amount === amount)
  return notice!
}

/** What the provider says when it is asked later, and whether it gives the money back. */
async function askAndRefund({ query, refund }: Provider, asked: AttemptQuery, pass: Pass) {
  pass('asked', (await query?.(asked))?.result === 'paid')
  const how = { refundId: randomUUID(), askedAt: new Date(), why: 'trial', clientAddress: '127.0.0.1' }
  pass('refund', (await refund?.({ ...asked, ...how, refundAmount: amount, isWhole: true }))?.result === 'done')
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
const mostLeads = 3

/** Goes where the buyer would be led and answers the number of the page at which one pays; empty where none opens. */
async function tillBehind(url: string) {
  let next = within(url)
  for (let leads = 0; leads <= mostLeads; leads += 1) {
    const response = await fetch(next, { redirect: 'manual', signal: AbortSignal.timeout(8_000) })
    await response.arrayBuffer()
    const location = response.headers.get('location')
    if (!location) return response.status === 200 ? (/\/stand-in\/till\/([0-9a-f-]{36})/.exec(next)?.[1] ?? '') : ''
    next = within(new URL(location, next).href)
  }
  return ''
}

async function statusOf(url: string, method: string) {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(8_000) })
  await response.arrayBuffer()
  return response.status
}
