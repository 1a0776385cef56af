import type { CompareProfile } from '#shop/advisers/comparison.ts'
import { rulesVersion } from '#shop/advisers/rounding.ts'
import { m } from '#words/messages.js'
import { lostWords, scoreText } from './compare-words.ts'
import type { Comparison } from './find-comparison.server.ts'

type Props = Pick<Comparison, 'products' | 'ranking' | 'excluded'> & { profile: CompareProfile }

/** Fit to what was told, not quality: each point that was lost says where it went. */
export function CompareRanking({ products, ranking, excluded, profile }: Props) {
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? ''
  return (
    <section aria-labelledby="ranking" aria-live="polite">
      <h2 id="ranking" className="type-h2">
        {m.compare_ranking()}
      </h2>
      <ol className="mt-4 grid gap-4">
        {ranking.map(({ id, score, lost }, at) => {
          const reasons = lostWords(lost, profile)
          return (
            <li key={id} className="rounded-lg border border-line bg-surface p-4">
              <p className="flex items-baseline justify-between gap-4">
                <b className="font-semibold text-ink">
                  {at + 1}. {nameOf(id)}
                </b>
                <span className="num shrink-0 font-semibold text-ink">
                  {m.compare_score({ score: scoreText(score) })}
                </span>
              </p>
              {reasons.length ? (
                <ul className="num mt-2 grid list-disc gap-1 pl-5 text-[0.9375rem]">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              ) : (
                <p className="mt-2 text-[0.9375rem] text-green">{m.compare_lost_none()}</p>
              )}
            </li>
          )
        })}
      </ol>
      {excluded.length > 0 && <p className="mt-4">{m.compare_excluded({ names: excluded.map(nameOf).join(', ') })}</p>}
      <p className="type-fine mt-4 text-muted">
        {m.compare_caution()} {m.advice_rules({ version: rulesVersion })}
      </p>
    </section>
  )
}
