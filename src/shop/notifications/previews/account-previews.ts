import type { Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { AccountEmailCase } from '../emails/account-email-texts.ts'
import type { AccountEmailKind } from '../email-kind.ts'

type Changes = { facts?: Record<string, string>; isStranger?: boolean }

/** The cases for the preview of each account email, with the facts that differ from the standard sample. */
export const accountEmailCases: Record<AccountEmailKind, Record<string, Changes>> = {
  'confirm-address': { usual: {} },
  'already-registered': { usual: {} },
  'reset-password': { usual: {}, admin: { facts: { mode: 'admin' } } },
  'password-changed': { usual: {} },
  'confirm-new-address': { usual: { facts: { requestId: 'sample' } } },
  'address-change-requested': { usual: {} },
  'address-changed': { usual: {} },
  'two-factor-changed': { on: { facts: { isOn: 'true' } }, off: { facts: { isOn: 'false' } } },
  'staff-invite': {
    moderator: { facts: { inviteId: 'sample', role: 'moderator' }, isStranger: true },
    admin: { facts: { inviteId: 'sample', role: 'admin' }, isStranger: true },
    staff: { facts: { inviteId: 'sample', role: 'user', staffRole: 'Đóng gói' }, isStranger: true },
  },
  'question-answered': { usual: { isStranger: true } },
  'inquiry-received': { usual: { isStranger: true } },
  'inquiry-answered': { usual: { isStranger: true } },
  'orders-held': { usual: { facts: { by: 'network,phone' }, isStranger: true } },
}

const sampleFacts = {
  vi: { question: 'Chân bè có đi vừa không?', answer: 'Vừa, bạn chọn bề ngang W.' },
  en: { question: 'Does it fit a wide foot?', answer: 'It does: choose width W.' },
}

const written = {
  vi: {
    text: 'Bàn chân mình 248 mm, vòng 236 mm, đi Aria 75 thì lấy size nào ạ?',
    reply: 'Chào bạn, bạn lấy 250, bề ngang R nhé.',
  },
  en: {
    text: 'My feet are 248 mm long, 236 mm around. Which size of the Aria 75?',
    reply: 'Hello! Please take 250 in width R.',
  },
}
const sampleInquiry = {
  id: 'sample',
  name: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  phone: '+84901234567',
  topic: 'size' as const,
  orderCode: null,
}

type PreviewQuery = { kind: AccountEmailKind; name: string; locale: Locale }

/** Its links lead nowhere: a preview makes no secret. */
export function accountEmailCaseOf(
  { kind, name, locale }: PreviewQuery,
  { name: shop }: ShopSettings,
): AccountEmailCase | undefined {
  const changes = Object.hasOwn(accountEmailCases[kind], name) ? accountEmailCases[kind][name] : undefined
  if (!changes) return
  const { facts = {}, isStranger = false } = changes
  const to = 'lan@example.com'
  return {
    mail: { kind, to, locale, facts, createdAt: new Date('2026-11-21T09:30:00+07:00') },
    person: isStranger ? undefined : { id: 'sample', name: 'Nguyễn Thị Lan', email: to, isConfirmed: false },
    shop,
    options: { locale },
    prove: async () => 'sample',
    isInvited: async () => true,
    findInquiry: async () => ({ ...sampleInquiry, ...written[locale] }),
    findAnswered: async () => ({ product: 'Lướt Aria 75', slug: 'luot-aria-75', by: null, ...sampleFacts[locale] }),
  }
}
