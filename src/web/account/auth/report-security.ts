import type { Severity } from '#kit/error-log.ts'

type Reported = { type: string; severity: Severity; details?: Record<string, string | number | boolean> }

/** Reports what only this browser can know. Once for each occasion; lost, it is not asked again, since the server looks for itself. */
export function reportSecurity({ type, severity, details = {} }: Reported) {
  const event = {
    type,
    severity,
    details: { ...details, page: location.pathname },
    timestamp: new Date().toISOString(),
    user_agent: navigator.userAgent,
    // A browser does not know it; the server writes down what it sees.
    ip_address: null,
  }
  void fetch('/api/security-audit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event }),
    keepalive: true,
  }).catch(() => undefined)
}
