import type { checkBlade } from './blade-compatibility.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

type BladeWords = (facts?: object, options?: { locale?: Locale }) => string

/** Every issue the check may find, as a sentence (docs/reference/skating.md 8.2b). */
export const bladeIssueWords: Record<string, BladeWords> = {
  discipline_mismatch: m.bladefit_discipline_mismatch,
  boot_riveted: m.bladefit_boot_riveted,
  blade_longer_than_sole: m.bladefit_longer_than_sole,
  blade_long: m.bladefit_long,
  blade_too_short: m.bladefit_too_short,
  blade_short: m.bladefit_short,
  holder_system_mismatch: m.bladefit_system_mismatch,
  runner_size_mismatch: m.bladefit_runner_mismatch,
  mount_spacing_mismatch: m.bladefit_spacing_mismatch,
  used_check_steel_and_holes: m.bladefit_used,
}

export const bladeStatusWords: Record<ReturnType<typeof checkBlade>['status'], () => string> = {
  ok: m.bladefit_ok,
  warn: m.bladefit_warn,
  no: m.bladefit_no,
}
