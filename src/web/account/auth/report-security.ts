import type { Severity } from '#kit/error-log.ts'

type Reported = { type: string; severity: Severity; details?: Record<string, string | number | boolean> }

/** Reports an event that only the browser knows. It is sent once and not retried, because the server has its own checks. */
export function reportSecurity({ type, severity, details = {} }: Reported) {
  const event = {
    type,
    severity,
    details: { ...details, page: location.pathname },
    timestamp: new Date().toISOString(),
    user_agent: navigator.userAgent,
    // The browser does not know its address; the server records it.
    ip_address: null,
  }
  void fetch('/api/security-audit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event }),
    keepalive: true,
  }).catch(() => undefined)
}
