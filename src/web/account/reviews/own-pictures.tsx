import { mostReviewPictures } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'
import { PhotoList } from '#web/shell/photos/photo-list.tsx'

/** Photos of a review; they come after the words. */
export const OwnPictures = ({ slug, pictures }: { slug: string; pictures?: string[] }) => (
  <section id="pictures" aria-labelledby="pictures-title" className="mt-12 scroll-mt-4 border-t border-line pt-6">
    <h2 id="pictures-title" className="type-h2">
      {m.review_pictures()}
    </h2>
    <p className="type-small mt-2 max-w-[60ch] text-muted">
      {pictures ? m.review_pictures_hint({ count: mostReviewPictures }) : m.review_pictures_first()}
    </p>
    {pictures && (
      <PhotoList
        folder="review-pictures"
        pictures={pictures}
        most={mostReviewPictures}
        mayChange
        action={`/product/${slug}/review/picture`}
      />
    )}
  </section>
)
