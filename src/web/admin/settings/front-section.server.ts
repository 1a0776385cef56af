import { z } from 'zod'
import { m } from '#words/messages.js'
import type { Section } from './section.server.ts'
import { inField, line, typedMoment } from './typed-values.ts'

/** A path of this shop, or an address of another; `//` would lead away unseen. */
const link = line(300).refine((typed) => typed === '' || /^(\/(?![/\\])|https:\/\/)\S*$/.test(typed), {
  error: () => m.conf_error_path(),
})

const both = (most: number) => ({ vi: line(most), en: line(most) })
const [promise, title, text] = [both(110), both(60), both(220)]

const form = z
  .object({
    'promise.vi': promise.vi,
    'promise.en': promise.en,
    promiseLink: link,
    promiseFrom: typedMoment('from'),
    promiseUntil: typedMoment('until'),
    'heroTitle.vi': title.vi,
    'heroTitle.en': title.en,
    'heroText.vi': text.vi,
    'heroText.en': text.en,
  })
  .refine(({ promiseFrom: from, promiseUntil: until }) => !from || !until || from < until, {
    path: ['promiseUntil'],
    error: () => m.promo_error_order(),
  })
  .transform((typed) => ({
    promise: { vi: typed['promise.vi'], en: typed['promise.en'] },
    promiseLink: typed.promiseLink,
    promiseFrom: typed.promiseFrom,
    promiseUntil: typed.promiseUntil,
    heroTitle: { vi: typed['heroTitle.vi'], en: typed['heroTitle.en'] },
    heroText: { vi: typed['heroText.vi'], en: typed['heroText.en'] },
  }))

/** What the shop says first: the line above its header and the words of its home page. */
export const frontSection: Section = {
  at: '/admin/settings/front',
  keys: ['promise', 'promiseLink', 'promiseFrom', 'promiseUntil', 'heroTitle', 'heroText'],
  form,
  fields: ({ promise: said, promiseLink, promiseFrom, promiseUntil, heroTitle, heroText }) => ({
    'promise.vi': said.vi,
    'promise.en': said.en,
    promiseLink,
    promiseFrom: inField(promiseFrom),
    promiseUntil: inField(promiseUntil),
    'heroTitle.vi': heroTitle.vi,
    'heroTitle.en': heroTitle.en,
    'heroText.vi': heroText.vi,
    'heroText.en': heroText.en,
  }),
}
