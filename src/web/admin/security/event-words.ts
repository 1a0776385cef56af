import { readableLooks } from '#platform/forms/readable.ts'
import type { EventSeverity } from '#shop/security/event.ts'
import type { SecurityPeriod } from '#shop/security/security-period.ts'
import type { RiskLevel } from '#shop/security/risk-level.ts'
import type { TagTone } from '#ui/tag.tsx'
import { isBrowserReport } from '#shop/security/browser-report.ts'
import { m } from '#words/messages.js'

export const eventSeverityLooks: Record<EventSeverity, { tone: TagTone; words: () => string }> = readableLooks({
  low: { tone: 'neutral', words: () => m.security_monitor_severity_low() },
  medium: { tone: 'amber', words: () => m.security_monitor_severity_medium() },
  high: { tone: 'red', words: () => m.security_monitor_severity_high() },
  critical: { tone: 'red', words: () => m.security_monitor_severity_critical() },
})

export const riskLooks: Record<RiskLevel, { tone: TagTone; words: () => string; text: () => string }> = {
  low: { tone: 'green', words: () => m.security_monitor_risk_low(), text: () => m.security_monitor_risk_low_text() },
  medium: {
    tone: 'amber',
    words: () => m.security_monitor_risk_medium(),
    text: () => m.security_monitor_risk_medium_text(),
  },
  high: { tone: 'red', words: () => m.security_monitor_risk_high(), text: () => m.security_monitor_risk_high_text() },
}

export const securityPeriodWords: Record<SecurityPeriod, () => string> = {
  '1h': () => m.security_monitor_period_1h(),
  '24h': () => m.security_monitor_period_24h(),
  '7d': () => m.security_monitor_period_7d(),
  '30d': () => m.security_monitor_period_30d(),
  '90d': () => m.security_monitor_period_90d(),
}

const known: Record<string, () => string> = {
  'sign-in': () => m.security_event_sign_in(),
  'sign-in-failed': () => m.security_event_sign_in_failed(),
  'sign-in-locked': () => m.security_event_sign_in_locked(),
  'sign-in-besieged': () => m.security_event_sign_in_besieged(),
  'sign-in-flood': () => m.security_event_sign_in_flood(),
  'orders-held': () => m.security_event_orders_held(),
  'posts-flood': () => m.security_event_posts_flood(),
  'sign-up': () => m.security_event_sign_up(),
  'social-sign-in-failed': () => m.security_event_social_failed(),
  'password-reset-requested': () => m.security_event_reset_requested(),
  'password-reset': () => m.security_event_reset(),
  'admin-sign-in-refused': () => m.security_event_admin_refused(),
  'invite-accepted': () => m.security_event_invite_accepted(),
  'guard-lowered': () => m.security_event_guard_lowered(),
  'csp-violation': () => m.security_event_csp(),
  'coupon-guessing': () => m.security_event_coupon(),
  'input-attack': () => m.security_event_input(),
  'cart-tampered': () => m.security_event_cart(),
  'carrier-notice-forged': () => m.security_event_carrier(),
  'event-stuck': () => m.security_event_stuck(),
  'payment-notice-forged': () => m.security_event_notice_forged(),
  'payment-notice-stale': () => m.security_event_notice_stale(),
  'payment-notice-malformed': () => m.security_event_notice_malformed(),
  'payment-notice-unknown': () => m.security_event_notice_unknown(),
  'payment-notice-wrong-amount': () => m.security_event_notice_amount(),
}

/** The event in words. An event reported by a browser is shown by the browser's name for it, marked as reported. */
export function eventWords(type: string) {
  if (isBrowserReport({ type })) return m.security_event_browser({ name: type.slice(type.indexOf('.') + 1) })
  return Object.hasOwn(known, type) ? known[type]!() : type
}
