import { formatDateTime } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { taxonomyLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { m } from '#words/messages.js'
import type { CodeAnswer, CodeProblem } from './offer.ts'
import { describeScope } from './describe-promotion.ts'

type RefusedCode = { code: string; problem: CodeProblem }

/** The sentence that says why a code does nothing. An unknown code and an expired one read alike. */
export function refusedCodeMessage({ code, problem }: RefusedCode, locale: Locale): string {
  const options = { locale }
  switch (problem.kind) {
    case 'unknown':
      return m.promotion_refused_unknown({}, options)
    case 'not-yet':
      return m.promotion_refused_not_yet({ code, from: formatDateTime(problem.from, locale) }, options)
    case 'used-up':
      return m.promotion_refused_used_up({ code }, options)
    case 'used-by-you':
      return m.promotion_refused_used_by_you({ code }, options)
    case 'not-first':
      return m.promotion_refused_not_first({ code }, options)
    case 'not-these':
      return m.promotion_refused_not_these({ code }, options)
    case 'minimum':
      return describeMinimum(code, problem, options)
    case 'incomplete':
      return m.promotion_refused_incomplete({ code, lacks: describeMissingGoods(problem.lacks, locale) }, options)
    case 'no-fee':
      return m.promotion_refused_no_fee({ code }, options)
    case 'not-with-others':
      return m.promotion_refused_not_with_others({ code }, options)
  }
}

/** The goods to add to the cart: “1 × Hard guards”. */
const describeMissingGoods = (lacks: (CodeProblem & { kind: 'incomplete' })['lacks'], locale: Locale) =>
  lacks
    .map(({ count, scope }) => {
      const goods = describeScope({ scope }, { locale }, (kind, slug) => taxonomyLabel(kind, slug, locale))
      return `${count} × ${goods ?? m.promotion_say_anything({}, { locale })}`
    })
    .join(', ')

function describeMinimum(code: string, problem: CodeProblem & { kind: 'minimum' }, options: { locale: Locale }) {
  const facts = { code, missing: dong(problem.missing) }
  return problem.isWhole ? m.promotion_refused_minimum(facts, options) : m.promotion_refused_minimum_of(facts, options)
}

/** Whether the code could work for another cart: then the cart keeps it. */
export const mayStillHelp = (answer: CodeAnswer) => answer.state !== 'refused' || fixable.includes(answer.problem.kind)

const fixable: CodeProblem['kind'][] = ['minimum', 'incomplete', 'not-these', 'no-fee', 'not-with-others']
