import { inLocale, type Locale, type Localized } from '#kit/localized.ts'
import type { LineOption } from '../order.ts'
import { describeOption } from './describe-options.ts'

type Named = { name: string; names?: Localized | null }

/** The name of a line in the reader's language, as it was when it was bought. Older lines have one name only. */
export const lineName = ({ name, names }: Named, locale: Locale) => (names ? inLocale(names, locale) : name)

export const lineInLocale = <L extends Named & { options: LineOption[] }>(line: L, locale: Locale): L => ({
  ...line,
  name: lineName(line, locale),
  options: line.options.map((option) => ({ ...option, label: describeOption(option, locale) })),
})

/** An order for a screen or the packer: names and options in the reader's language. Emails and invoices use the order's own. */
export const orderInLocale = <L extends Parameters<typeof lineInLocale>[0], O extends { lines: L[] }>(
  order: O,
  locale: Locale,
): O => ({
  ...order,
  lines: order.lines.map((line) => lineInLocale(line, locale)),
})
