import {
  sandboxNames,
  type CheckName,
  type CheckError,
  type PayStep,
  type SandboxName,
} from '#flows/self-checks/finding.ts'
import { isBankWatch, paymentProviderName } from '#providers/payments.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'

type Words = { name: () => string; proves: () => string; figure: (found: number) => string }

const hundredths = (n: number) => new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2 }).format(n / 100)

function paymentSandboxWords(sandbox: SandboxName): Words {
  const name = paymentProviderName(sandbox)
  const isBank = isBankWatch(sandbox)
  return {
    name: () => (isBank ? m.system_check_pay_bank({ name }) : m.system_check_pay({ name })),
    proves: () => (isBank ? m.system_check_pay_bank_proves() : m.system_check_pay_proves()),
    figure: (n) => (n ? m.system_check_pay_figure({ count: n }) : m.system_check_pay_none()),
  }
}

/** Name of each check, what it proves, and its figure in words. */
export const selfCheckWords: Record<CheckName, Words> = {
  database: {
    name: () => m.system_check_database(),
    proves: () => m.system_check_database_proves(),
    figure: (n) => m.system_check_database_figure({ span: spanWords(n / 1000) }),
  },
  clock: {
    name: () => m.system_check_clock(),
    proves: () => m.system_check_clock_proves(),
    figure: (n) => m.system_check_clock_figure({ span: spanWords(Math.abs(n)) }),
  },
  mail: {
    name: () => m.system_check_mail(),
    proves: () => m.system_check_mail_proves(),
    figure: (n) => m.system_check_mail_figure({ count: formatCount(n) }),
  },
  storage: {
    name: () => m.system_check_storage(),
    proves: () => m.system_check_storage_proves(),
    figure: (n) => m.system_check_storage_figure({ size: sizeWords(n) }),
  },
  queue: {
    name: () => m.system_check_queue(),
    proves: () => m.system_check_queue_proves(),
    figure: (n) => m.system_check_queue_figure({ span: spanWords(n * 1000) }),
  },
  cache: {
    name: () => m.system_check_cache(),
    proves: () => m.system_check_cache_proves(),
    figure: (n) => m.system_check_cache_figure({ count: formatCount(n) }),
  },
  routes: {
    name: () => m.system_check_routes(),
    proves: () => m.system_check_routes_proves(),
    figure: (n) => m.system_check_routes_figure({ count: formatCount(n) }),
  },
  words: {
    name: () => m.system_check_words(),
    proves: () => m.system_check_words_proves(),
    figure: (n) => m.system_check_words_figure({ count: formatCount(n) }),
  },
  contrast: {
    name: () => m.system_check_contrast(),
    proves: () => m.system_check_contrast_proves(),
    figure: (n) => m.system_check_contrast_figure({ ratio: hundredths(n) }),
  },
  stock: {
    name: () => m.system_check_stock(),
    proves: () => m.system_check_stock_proves(),
    figure: (n) => m.system_check_stock_figure({ count: formatCount(n) }),
  },
  totals: {
    name: () => m.system_check_totals(),
    proves: () => m.system_check_totals_proves(),
    figure: (n) => m.system_check_totals_figure({ count: formatCount(n) }),
  },
  search: {
    name: () => m.system_check_search(),
    proves: () => m.system_check_search_proves(),
    figure: (n) => m.system_check_search_figure({ count: formatCount(n) }),
  },
  types: {
    name: () => m.system_check_types(),
    proves: () => m.system_check_types_proves(),
    figure: (n) => m.system_check_search_figure({ count: formatCount(n) }),
  },
  ...(Object.fromEntries(sandboxNames.map((sandbox) => [sandbox, paymentSandboxWords(sandbox)])) as Record<
    SandboxName,
    Words
  >),
}

const payFaults: Record<PayStep, () => string> = {
  start: () => m.system_check_error_pay_start(),
  page: () => m.system_check_error_pay_page(),
  notice: () => m.system_check_error_pay_notice(),
  forged: () => m.system_check_error_pay_forged(),
  settled: () => m.system_check_error_pay_settled(),
  duplicate: () => m.system_check_error_pay_duplicate(),
  queried: () => m.system_check_error_pay_queried(),
  refund: () => m.system_check_error_pay_refund(),
  address: () => m.system_check_error_pay_address(),
}

const faults: Record<CheckError['kind'], (of: string, n: number) => string> = {
  broke: (of) => m.system_check_error_broke({ of }),
  slow: (_, n) => m.system_check_error_slow({ n }),
  unwritten: () => m.system_check_error_unwritten(),
  'left-behind': () => m.system_check_error_left_behind(),
  'clock-off': (_, n) => m.system_check_error_clock_off({ span: spanWords(Math.abs(n)) }),
  'mail-refused': (of) => m.system_check_error_mail_refused({ of }),
  'mail-late': (_, n) => m.system_check_error_mail_late({ n: formatCount(n) }),
  'file-differs': () => m.system_check_error_file_differs(),
  'file-stays': (of) => m.system_check_error_file_stays({ of }),
  'disk-full': (_, n) => m.system_check_error_disk_full({ n: formatCount(n) }),
  'job-late': (of, n) => m.system_check_error_job_late({ of, span: spanWords(n * 1000) }),
  'event-late': (of, n) => m.system_check_error_event_late({ of, span: spanWords(n * 1000) }),
  route: (of, n) => (n ? m.system_check_error_route({ of, n }) : m.system_check_error_route_silent({ of })),
  'route-unknown': () => m.system_check_error_route_unknown(),
  'word-missing': (of) => m.system_check_error_word_missing({ of }),
  'text-missing': (of) => m.system_check_error_text_missing({ of }),
  pale: (of, n) => m.system_check_error_pale({ of, ratio: hundredths(n) }),
  'stock-unexplained': (of, n) => m.system_check_error_stock({ of, n }),
  'order-sum': (of) => m.system_check_error_order_sum({ of }),
  'payment-sum': (of) => m.system_check_error_payment_sum({ of }),
  'ledger-sum': (of) => m.system_check_error_ledger_sum({ of }),
  'refund-sum': (of) => m.system_check_error_refund_sum({ of }),
  unlisted: (of) => m.system_check_error_unlisted({ of }),
  'listed-gone': (of) => m.system_check_error_listed_gone({ of }),
  'cache-kept': () => m.system_check_error_cache_kept(),
  'process-deaf': (of) => m.system_check_error_process_deaf({ of }),
  pay: (of) => payFaults[of as PayStep](),
  'sandbox-unknown': () => m.system_check_error_sandbox_unknown(),
  'type-unknown': (of) => m.system_check_error_type_unknown({ of }),
  'listed-otherwise': (of) => m.system_check_error_listed_otherwise({ of }),
}

export const checkErrorMessage = ({ kind, of = '', n = 0 }: CheckError) => faults[kind](of, n)
