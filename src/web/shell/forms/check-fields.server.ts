import {
  attackSeverity,
  checkInput,
  isAttackCode,
  type AttackCode,
  type CheckedInput,
  type CheckOptions,
  type InputType,
} from '#kit/check-input.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { countTries } from '#platform/limits/count-tries.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { securitySwitches } from '#platform/limits/security-switches.server.ts'
import { log } from '#platform/log/log.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { peekSession } from '#shop/identity/sessions/peek-session.ts'
import { recordSecurityEvent, type SecurityEvent } from '#shop/security/record-security-event.ts'

/** 10 validations in 60 seconds per key (docs/reference/spec.md 5). */
const perField = allLimits.check

/** Strangers can invent field names; this limit keeps one of them from filling the event log. */
const perSender = allLimits.fieldCheckLog

export type FieldToCheck = { type: InputType; value: FormDataEntryValue | null | undefined; options?: CheckOptions }
type FieldCheck = {
  /** Results by field; a field is absent when empty or checked too often. */
  checked: Record<string, CheckedInput>
  threats: { field: string; code: AttackCode; message: string }[]
  /** Some field was sent more than 10 times a minute and not looked at. Never a reason to refuse: that would lock shoppers out (docs/reference/security.md 0). */
  isLimited: boolean
}

/**
 * The setting enableInputValidation; switched off it says nothing.
 * Looks at what a form sends, once per submit: each field that holds an attack becomes one security event.
 * It only informs: the form follows its own rules, and the stored text stays as typed.
 */
export async function checkFields(
  db: Db,
  request: Request,
  form: string,
  fields: Record<string, FieldToCheck>,
): Promise<FieldCheck> {
  if (!securitySwitches.checksInput) return { checked: {}, threats: [], isLimited: false }
  const texts = Object.entries(fields).flatMap(([field, { type, value, options }]) =>
    typeof value === 'string' && value !== '' ? [{ field, type, value, options }] : [],
  )
  const session = texts.length ? await peekSession(request.headers) : undefined
  // A visitor can forge a cookie but not the network.
  const sender = session ? `session:${session.sessionId}` : `network:${networkOf(clientIp())}`
  const keyOf = (field: string) => `${sender}|${form}|${field}`
  const over = await countTries(
    db,
    perField,
    texts.map(({ field }) => keyOf(field)),
  )
  const checked = texts
    .filter(({ field }) => !over.has(keyOf(field)))
    .map((text) => ({ ...text, result: checkInput(text.type, text.value, text.options) }))
  const withThreats = checked.map((text) => ({ ...text, threats: threatsOf(text.field, text.result) }))
  const origin = { userAgent: request.headers.get('user-agent'), ip: clientIp(), userId: session?.userId }
  const events = withThreats
    .filter(({ threats }) => threats.length)
    .map((text) => ({ ...eventOf(form, text), ...origin }))
  const mayReport = events.length > 0 && !(await countTries(db, perSender, [sender])).size
  // Watching must not stop an honest order.
  if (mayReport) await recordSecurityEvent(db, ...events).catch((error) => log.error({ err: error }, 'security event'))
  return {
    checked: Object.fromEntries(checked.map(({ field, result }) => [field, result])),
    threats: withThreats.flatMap(({ threats }) => threats),
    isLimited: over.size > 0,
  }
}

type Threat = FieldCheck['threats'][number]

const threatsOf = (field: string, { errors }: CheckedInput): Threat[] =>
  errors.flatMap(({ code, message }) => (isAttackCode(code) ? [{ field, code, message }] : []))

/** One event for one field, also when it holds attacks of several classes; for a password only the class is kept. */
function eventOf(
  form: string,
  { field, type, value, threats }: { field: string; type: InputType; value: string; threats: Threat[] },
): SecurityEvent {
  const classes = threats.map(({ code }) => code)
  const worst = threats.find(({ code }) => attackSeverity[code] === 'critical') ?? threats[0]!
  return {
    type: 'input-attack',
    severity: attackSeverity[worst.code],
    message: worst.message,
    details: {
      form,
      field,
      type,
      class: worst.code,
      classes,
      ...(type !== 'password' && { excerpt: value.slice(0, 80) }),
    },
  }
}
