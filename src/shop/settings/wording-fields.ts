import { declareFields } from '#kit/declare-fields.ts'

/** The merchant's texts on pages and in emails, each in two languages. */
export const menuEntryFields = declareFields({
  vi: { kind: 'line', max: 60 },
  en: { kind: 'line', max: 60 },
  href: { kind: 'line', max: 300 },
  descriptionVi: { kind: 'line', max: 80 },
  descriptionEn: { kind: 'line', max: 80 },
  badgeVi: { kind: 'line', max: 16 },
  badgeEn: { kind: 'line', max: 16 },
})
export const menuGroupFields = declareFields({ title: { kind: 'line', max: 60 } })
export const heroFields = declareFields({ heroTitle: { kind: 'line', max: 60 }, heroText: { kind: 'line', max: 220 } })
export const homeBlockFields = declareFields({
  title: { kind: 'line', max: 80 },
  text: { kind: 'text', max: 400 },
  action: { kind: 'line', max: 40 },
  picture: { kind: 'code', max: 120 },
  href: { kind: 'line', max: 300 },
  add: { kind: 'line', max: 200 },
})
export const emailWordingFields = declareFields({
  subject: { kind: 'line', max: 120 },
  greeting: { kind: 'line', max: 120 },
  extra: { kind: 'text', max: 600 },
  signature: { kind: 'text', max: 300 },
})
