import { Check, Circle } from 'lucide-react'
import { useRef } from 'react'
import { passwordRules, type PasswordCode } from '#kit/password-rule.ts'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { useGuessable } from './use-guessable.ts'

const words: Record<PasswordCode, () => string> = {
  PW_LEN: m.security_rule_length,
  PW_UPPER: m.security_rule_upper,
  PW_LOWER: m.security_rule_lower,
  PW_DIGIT: m.security_rule_digit,
  PW_SPECIAL: m.security_rule_special,
  PW_WEAK: m.security_rule_common,
}

/** The password rules, ticked while one types; screen readers announce how many are left. */
export function PasswordRules({ password }: { password: string }) {
  const place = useRef<HTMLDivElement>(null)
  const isGuessable = useGuessable(password, place)
  const isKept = ({ code, holds }: (typeof passwordRules)[number]) =>
    password !== '' && holds(password) && (code !== 'PW_WEAK' || isGuessable === false)
  const left = passwordRules.filter((rule) => !isKept(rule)).length
  return (
    <div ref={place} className="mt-2.5">
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {passwordRules.map((rule) => {
          const { code } = rule
          const isMet = isKept(rule)
          const Icon = isMet ? Check : Circle
          return (
            <li key={code} className={cx('flex items-center gap-2 type-fine', isMet ? 'text-green' : 'text-muted')}>
              <Icon aria-hidden size={isMet ? 16 : 8} strokeWidth={2.4} className="w-4 shrink-0" />
              {words[code]()}
              {isMet && <span className="sr-only">{m.security_rule_kept()}</span>}
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5 type-fine text-muted">{m.security_rules_leaked()}</p>
      <p role="status" className="sr-only">
        {password && (left ? m.security_rules_left({ count: left }) : m.security_rules_all())}
      </p>
    </div>
  )
}
