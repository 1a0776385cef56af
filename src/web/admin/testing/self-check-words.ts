import { sandboxNames, type CheckName, type CheckError, type PayStep, type SandboxName } from '#flows/self-checks/finding.ts'
import { isBankWatch, paymentProviderName } from '#providers/payments.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'

type Words = { name: () => string; proves: () => string; figure: (found: number) => string }

const hundredths = (n: number) => new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2 }).format(n / 100)

function tillWords(till: SandboxName): Words {
  const name = paymentProviderName(till)
  const isBank = isBankWatch(till)
  return {
    name: () => (isBank ? m.check_pay_bank({ name }) : m.check_pay({ name })),
    proves: () => (isBank ? m.check_pay_bank_proves() : m.check_pay_proves()),
    figure: (n) => (n ? m.check_pay_figure({ count: n }) : m.check_pay_none()),
  }
}

/** What each check is called, what it proves, and what its figure says. */
export const selfCheckWords: Record<CheckName, Words> = {
  database: {
    name: () => m.check_database(),
    proves: () => m.check_database_proves(),
    figure: (n) => m.check_database_figure({ span: spanWords(n / 1000) }),
  },
  clock: {
    name: () => m.check_clock(),
    proves: () => m.check_clock_proves(),
    figure: (n) => m.check_clock_figure({ span: spanWords(Math.abs(n)) }),
  },
  mail: {
    name: () => m.check_mail(),
    proves: () => m.check_mail_proves(),
    figure: (n) => m.check_mail_figure({ count: formatCount(n) }),
  },
  storage: {
    name: () => m.check_storage(),
    proves: () => m.check_storage_proves(),
    figure: (n) => m.check_storage_figure({ size: sizeWords(n) }),
  },
  queue: {
    name: () => m.check_queue(),
    proves: () => m.check_queue_proves(),
    figure: (n) => m.check_queue_figure({ span: spanWords(n * 1000) }),
  },
  cache: {
    name: () => m.check_cache(),
    proves: () => m.check_cache_proves(),
    figure: (n) => m.check_cache_figure({ count: formatCount(n) }),
  },
  doors: {
    name: () => m.check_doors(),
    proves: () => m.check_doors_proves(),
    figure: (n) => m.check_doors_figure({ count: formatCount(n) }),
  },
  words: {
    name: () => m.check_words(),
    proves: () => m.check_words_proves(),
    figure: (n) => m.check_words_figure({ count: formatCount(n) }),
  },
  contrast: {
    name: () => m.check_contrast(),
    proves: () => m.check_contrast_proves(),
    figure: (n) => m.check_contrast_figure({ ratio: hundredths(n) }),
  },
  stock: {
    name: () => m.check_stock(),
    proves: () => m.check_stock_proves(),
    figure: (n) => m.check_stock_figure({ count: formatCount(n) }),
  },
  totals: {
    name: () => m.check_totals(),
    proves: () => m.check_totals_proves(),
    figure: (n) => m.check_totals_figure({ count: formatCount(n) }),
  },
  search: {
    name: () => m.check_search(),
    proves: () => m.check_search_proves(),
    figure: (n) => m.check_search_figure({ count: formatCount(n) }),
  },
  types: {
    name: () => m.check_types(),
    proves: () => m.check_types_proves(),
    figure: (n) => m.check_search_figure({ count: formatCount(n) }),
  },
  ...(Object.fromEntries(sandboxNames.map((till) => [till, tillWords(till)])) as Record<SandboxName, Words>),
}

const payFaults: Record<PayStep, () => string> = {
  start: () => m.fault_pay_start(),
  page: () => m.fault_pay_page(),
  notice: () => m.fault_pay_notice(),
  forged: () => m.fault_pay_forged(),
  settled: () => m.fault_pay_settled(),
  twice: () => m.fault_pay_twice(),
  asked: () => m.fault_pay_asked(),
  refund: () => m.fault_pay_refund(),
  door: () => m.fault_pay_door(),
}

const faults: Record<CheckError['kind'], (of: string, n: number) => string> = {
  broke: (of) => m.fault_broke({ of }),
  slow: (_, n) => m.fault_slow({ n }),
  unwritten: () => m.fault_unwritten(),
  'left-behind': () => m.fault_left_behind(),
  'clock-off': (_, n) => m.fault_clock_off({ span: spanWords(Math.abs(n)) }),
  'mail-refused': (of) => m.fault_mail_refused({ of }),
  'mail-late': (_, n) => m.fault_mail_late({ n: formatCount(n) }),
  'file-differs': () => m.fault_file_differs(),
  'file-stays': (of) => m.fault_file_stays({ of }),
  'disk-full': (_, n) => m.fault_disk_full({ n: formatCount(n) }),
  'job-late': (of, n) => m.fault_job_late({ of, span: spanWords(n * 1000) }),
  'event-late': (of, n) => m.fault_event_late({ of, span: spanWords(n * 1000) }),
  door: (of, n) => (n ? m.fault_door({ of, n }) : m.fault_door_silent({ of })),
  'door-unknown': () => m.fault_door_unknown(),
  'word-missing': (of) => m.fault_word_missing({ of }),
  'text-missing': (of) => m.fault_text_missing({ of }),
  pale: (of, n) => m.fault_pale({ of, ratio: hundredths(n) }),
  'stock-unexplained': (of, n) => m.fault_stock({ of, n }),
  'order-sum': (of) => m.fault_order_sum({ of }),
  'payment-sum': (of) => m.fault_payment_sum({ of }),
  'ledger-sum': (of) => m.fault_ledger_sum({ of }),
  'refund-sum': (of) => m.fault_refund_sum({ of }),
  unlisted: (of) => m.fault_unlisted({ of }),
  'listed-gone': (of) => m.fault_listed_gone({ of }),
  'cache-kept': () => m.fault_cache_kept(),
  'process-deaf': (of) => m.fault_process_deaf({ of }),
  pay: (of) => payFaults[of as PayStep](),
  'till-unknown': () => m.fault_till_unknown(),
  'type-unknown': (of) => m.fault_type_unknown({ of }),
  'listed-otherwise': (of) => m.fault_listed_otherwise({ of }),
}

export const checkErrorMessage = ({ kind, of = '', n = 0 }: CheckError) => faults[kind](of, n)
