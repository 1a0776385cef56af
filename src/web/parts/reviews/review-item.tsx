import { BadgeCheck } from 'lucide-react'
import { fitWords, starWords, wearLevelWords } from '#shop/reviews/review-words.ts'
import { picturePath } from '#shop/reviews/review-picture.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { Stars } from '#ui/stars.tsx'
import { Tag } from '#ui/tag.tsx'
import { RelativeTime } from '#web/shell/page/relative-time.tsx'
import { m } from '#words/messages.js'
import type { ReviewView } from './reviews-view.server.ts'

type Props = { review: ReviewView; shop: string; level: 2 | 3 }

/** One review with its photos and the shop's reply. */
export function ReviewItem({ review, shop, level }: Props) {
  const { name, rating, title, text, verified, pictures, reply, at, foreign } = review
  const Heading = level === 2 ? 'h2' : 'h3'
  const writer = name || m.review_nobody()
  const lang = foreign ?? undefined
  return (
    <li className="border-b border-line py-6">
      <article id={`review-${review.id}`} className="scroll-mt-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Stars value={rating} label={starWords(rating)} />
          {verified && (
            <Tag tone="green">
              <BadgeCheck aria-hidden size={15} strokeWidth={2} />
              {m.review_verified({ shop })}
            </Tag>
          )}
        </p>
        {title && (
          <Heading lang={lang} className="type-h3 mt-2 break-words">
            {title}
          </Heading>
        )}
        <p lang={lang} className="mt-2 max-w-[68ch] break-words whitespace-pre-line">
          {text}
        </p>
        <Photos names={pictures} writer={writer} />
        <p className="type-small mt-3 text-muted">
          <span className="font-medium text-ink">{writer}</span>
          {facts(review).map((fact) => (
            <span key={fact}>
              {' '}
              · <FallbackText text={fact} words={review.lent} />
            </span>
          ))}
          <span>
            {' '}
            · <RelativeTime at={at} />
          </span>
          {foreign && <span> · {foreign === 'vi' ? m.review_in_vi() : m.review_in_en()}</span>}
        </p>
        {reply && (
          <div className="mt-4 max-w-[68ch] rounded-md bg-sunken px-4 py-3.5">
            <p className="type-label text-ink">{m.review_reply({ shop })}</p>
            <p className="mt-1 break-words whitespace-pre-line">{reply}</p>
          </div>
        )}
      </article>
    </li>
  )
}

const facts = ({ size, level, fit }: ReviewView) => [
  ...(size ? [m.review_size({ size })] : []),
  ...(fit ? [fitWords()[fit]] : []),
  ...(level ? [wearLevelWords()[level]] : []),
]

/** Thumbnails that link to the large photos. */
export function Photos({ names, writer }: { names: string[]; writer: string }) {
  if (!names.length) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5">
      {names.map((name, at) => (
        <li key={name}>
          <a
            href={picturePath(name, 1280)}
            target="_blank"
            rel="noreferrer"
            aria-label={m.review_picture_open({ number: at + 1, name: writer })}
            className="block overflow-hidden rounded-sm border border-line hover:border-ink"
          >
            <img
              src={picturePath(name)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
              className="size-24 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
