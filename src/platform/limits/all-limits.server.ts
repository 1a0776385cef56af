/**
 * All limits: who is counted, how often within how many seconds. docs/reference/limits.md shows them (all-limits.test.ts). `pausable`: a limit for
 * politeness, which the setting rateLimitEnabled can switch off; one that protects a secret, money or a table stays on.
 */
export type Limit = {
  name: string
  /** The counted key; a network is an IPv4 address or an IPv6 /64 (identity/sessions/network-of.ts). */
  by?: string
  max?: number
  seconds?: number
  pausable?: true
}

/** The default of a limit without numbers: 5 in 15 minutes. */
export const defaultLimit = { max: 5, seconds: 900 }

const hour = 3600
const quarter = 900
const minute = 60

export const allLimits = {
  // Signing in: 5 failed attempts per email and network, so that nobody can lock another person out (docs/reference/security.md 4).
  signIn: { name: 'sign-in', by: 'email and network', ...defaultLimit },
  signInNetwork: { name: 'sign-in-network', by: 'network', max: 50, seconds: quarter },
  signInAddress: { name: 'sign-in-address', by: 'email', max: 30, seconds: quarter },
  signInDevice: { name: 'sign-in-device', by: 'email and known device', max: 5, seconds: quarter },
  passwordAgain: { name: 'password-again', by: 'account', max: 10, seconds: quarter },
  prove: { name: 'prove', by: 'account', max: 5, seconds: quarter },
  secondFactor: { name: 'second-factor', by: 'account', max: 5, seconds: quarter },
  totpUsed: { name: 'totp-used', by: 'account and code', max: 1, seconds: 120 },
  // Many customers of a mobile network share one address, so these are wide; the narrow ones count address and network together.
  signUp: { name: 'sign-up', by: 'network', max: 30, seconds: hour },
  emailByNetwork: { name: 'email-network', by: 'network', max: 30, seconds: quarter },
  emailByAddressAndNetwork: { name: 'email', by: 'email and network', max: 3, seconds: quarter },
  // Protects a mailbox from a flood of emails, whatever the number of senders.
  emailByAddress: { name: 'email-address', by: 'email', max: 10, seconds: hour },
  // Password links, for the lifetime of a link: a request over the limit gets the same answer, so that strangers cannot use up the owner’s tries.
  passwordResetEmail: { name: 'reset-email', by: 'email', max: 3, seconds: 600 },
  resetDevice: { name: 'reset-device', by: 'email and known device', max: 3, seconds: quarter },
  social: { name: 'social', by: 'network', max: 60, seconds: quarter },
  // Entries in the security log.
  note: { name: 'note', by: 'kind of event, network and email', max: 1, seconds: quarter },
  tamperingLog: { name: 'tampering-log', by: 'kind of event and network', max: 10, seconds: 600 },
  fieldCheckLog: { name: 'check-log', by: 'network', max: 30, seconds: minute },
  securityAudit: { name: 'security-audit', by: 'network', max: 20, seconds: minute },
  couponLog: { name: 'coupon-log', by: 'network', max: 1, seconds: quarter },
  carrierWebhook: { name: 'carrier-webhook', by: 'network', max: 5, seconds: hour },
  refusedNotice: { name: 'refused-notice', by: 'network', max: 30, seconds: hour },
  stockHoldLog: { name: 'held-alarm', by: 'phone, email, browser, network or account', max: 1, seconds: hour },
  stockHoldEmail: { name: 'held-email', by: 'shop', max: 1, seconds: hour },
  // Ordering.
  coupon: { name: 'coupon', by: 'network', max: 15, seconds: quarter },
  orderLookUp: { name: 'order-look-up', by: 'network', max: 10, seconds: quarter },
  orderLookUpCode: { name: 'order-look-up-code', by: 'order code', max: 10, seconds: hour },
  orderMail: { name: 'order-mail', by: 'account', max: 5, seconds: hour, pausable: true },
  // The claim of the job that sends an email, renewed while it is sent. A killed process leaves it behind, so it ends about when another process may
  // take the job over (jobs.server.ts).
  emailSending: { name: 'email-sending', by: 'email of the log', max: 1, seconds: 25 },
  emailResend: { name: 'email-resend', by: 'email of the log', max: 1, seconds: minute },
  // Writing.
  check: { name: 'check', by: 'form, field and network', max: 10, seconds: minute, pausable: true },
  inquiry: { name: 'inquiry', by: 'network', max: 6, seconds: hour, pausable: true },
  question: { name: 'question', by: 'network', max: 6, seconds: hour, pausable: true },
  answer: { name: 'answer', by: 'account', max: 20, seconds: hour, pausable: true },
  review: { name: 'review', by: 'account', max: 20, seconds: hour, pausable: true },
  returnRequest: { name: 'return', by: 'order', max: 10, seconds: hour },
  watch: { name: 'watch', by: 'network', max: 20, seconds: hour },
  reminder: { name: 'reminder', by: 'network', max: 12, seconds: hour },
  shareWishes: { name: 'share-wishes', by: 'network', max: 30, seconds: hour, pausable: true },
  avatar: { name: 'avatar', by: 'account', max: 20, seconds: hour, pausable: true },
  reviewPicture: { name: 'review-picture', by: 'account', max: 30, seconds: hour, pausable: true },
  returnPicture: { name: 'return-picture', by: 'return', max: 20, seconds: hour, pausable: true },
  workPicture: { name: 'work-picture', by: 'account', max: 30, seconds: hour, pausable: true },
  // Decoding a picture costs more than any page.
  shopPicture: { name: 'shop-picture', by: 'account', max: 300, seconds: hour },
  // Reports that browsers send automatically.
  errors: { name: 'errors', by: 'network', max: 20, seconds: minute },
  vitals: { name: 'vitals', by: 'network', max: 30, seconds: minute },
  cspReports: { name: 'csp-reports', by: 'network', max: 30, seconds: minute },
} as const satisfies Record<string, Limit>

/**
 * Limits that keep one client from taking the CPU, checked before a body is read. Most are counted in memory, since a row in the database would cost
 * more than it protects; `isShared`: counted in the database for all processes. NETWORK_RATE_FACTOR multiplies them.
 */
export const requestRates = {
  posts: { name: 'posts', by: 'network', max: 240, seconds: minute },
  // Orders, payments, sign-ins, emails and everything else stored for a person; not carts, language and the admin.
  forms: { name: 'forms', by: 'network', max: 240, seconds: minute, isShared: true },
  // Signed-in staff send many forms in parallel.
  postsOfStaff: { name: 'posts-of-staff', by: 'session of staff', max: 2400, seconds: minute },
  // How many sessions are looked up to find out whether they belong to staff.
  staffLookUps: { name: 'staff-look-ups', by: 'shop', max: 300, seconds: minute },
  cart: { name: 'cart', by: 'network', max: 180, seconds: minute },
  search: { name: 'search', by: 'network', max: 240, seconds: minute },
  // A search engine reads a file for each 10,000 products.
  feeds: { name: 'feeds', by: 'network', max: 20, seconds: minute },
} as const satisfies Record<string, RequestRate>
export type RequestRate = Required<Pick<Limit, 'name' | 'by' | 'max' | 'seconds'>> & { isShared?: true }
