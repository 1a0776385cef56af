import { Link } from 'react-router'
import { fits, stars, type StarCount } from '#shop/reviews/review.ts'
import { fitWords, showMean, starWords } from '#shop/reviews/review-words.ts'
import type { ReviewSummary } from '#shop/reviews/summarise-reviews.ts'
import { wholePercents } from '#kit/whole-percents.ts'
import { Stars } from '#ui/stars.tsx'
import { m } from '#words/messages.js'

type Props = { summary: ReviewSummary; to: string; chosen?: number | null }

/** The mean, how it came about, and how the boot runs. Each row of stars leads to its reviews. */
export function Summary({ summary, to, chosen }: Props) {
  if (summary.mean === null) return null
  const mean = showMean(summary.mean)
  return (
    <div>
      <p className="flex items-center gap-4">
        <span className="num text-[2.75rem] leading-none font-[620] text-ink [font-stretch:112%]">{mean}</span>
        <span>
          <Stars value={summary.mean} label={m.review_mean({ mean })} px={20} />
          <span className="num type-fine block text-muted">{m.review_from({ count: summary.count })}</span>
        </span>
      </p>
      <ul aria-label={m.review_distribution()} className="mt-4">
        {stars.map((star) => (
          <StarRow key={star} star={star} summary={summary} to={`${to}?stars=${star}`} isChosen={star === chosen} />
        ))}
      </ul>
      <FitBars summary={summary} />
      <p className="type-fine mt-5 text-muted">{m.review_honest()}</p>
    </div>
  )
}

const row = 'num grid min-h-9 grid-cols-[4.25rem_minmax(0,1fr)_2.5rem] items-center gap-3 text-[0.9375rem]'

type RowProps = { star: StarCount; summary: ReviewSummary; to: string; isChosen: boolean }

function StarRow({ star, summary, to, isChosen }: RowProps) {
  const count = summary.stars[star]
  const words = m.review_stars_row({ stars: starWords(star), count })
  const inside = (
    <>
      <span aria-hidden>{starWords(star)}</span>
      <Bar part={count / summary.count} />
      <span aria-hidden className="text-right text-muted">
        {count}
      </span>
      <span className="sr-only">{words}</span>
    </>
  )
  if (!count) return <li className={`${row} min-h-11 text-muted`}>{inside}</li>
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        className={`${row} min-h-11 rounded-sm text-ink hover:underline aria-[current=true]:font-semibold`}
      >
        {inside}
      </Link>
    </li>
  )
}

const Bar = ({ part, isStrong = false }: { part: number; isStrong?: boolean }) => (
  <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line">
    <span
      className={`block h-full rounded-full ${isStrong ? 'bg-accent' : 'bg-brass'}`}
      style={{ width: `${part * 100}%` }}
    />
  </span>
)

function FitBars({ summary: { fit } }: { summary: ReviewSummary }) {
  const all = fits.reduce((sum, one) => sum + fit[one], 0)
  if (!all) return null
  const words = fitWords()
  const percents = wholePercents(fits.map((one) => fit[one]))
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="type-label text-ink">{m.review_fit()}</h3>
      <ul className="mt-2">
        {fits.map((one, at) => {
          const percent = percents[at]!
          return (
            <li
              key={one}
              className="num grid min-h-8 grid-cols-[8rem_minmax(0,1fr)_2.75rem] items-center gap-3 text-[0.9375rem]"
            >
              <span aria-hidden className="text-ink">
                {words[one]}
              </span>
              <Bar part={fit[one] / all} isStrong />
              <span aria-hidden className="text-right text-muted">
                {m.review_percent({ percent })}
              </span>
              <span className="sr-only">{m.review_fit_row({ fit: words[one], percent, count: fit[one] })}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
