import type { checkBlade } from './blade-compatibility.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

type BladeWords = (facts?: object, options?: { locale?: Locale }) => string

/** Every issue the check may find, as a sentence (docs/reference/skating.md 8.2b). */
export const bladeIssueWords: Record<string, BladeWords> = {
  discipline_mismatch: m.advice_blade_discipline_mismatch,
  boot_riveted: m.advice_blade_boot_riveted,
  blade_longer_than_sole: m.advice_blade_longer_than_sole,
  blade_long: m.advice_blade_long,
  blade_too_short: m.advice_blade_too_short,
  blade_short: m.advice_blade_short,
  holder_system_mismatch: m.advice_blade_system_mismatch,
  runner_size_mismatch: m.advice_blade_runner_mismatch,
  mount_spacing_mismatch: m.advice_blade_spacing_mismatch,
  used_check_steel_and_holes: m.advice_blade_used,
}

export const bladeStatusWords: Record<ReturnType<typeof checkBlade>['status'], () => string> = {
  ok: m.advice_blade_ok,
  warn: m.advice_blade_warn,
  no: m.advice_blade_no,
}
