import type { ComponentProps } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { reviewSorts, stars } from '#shop/reviews/review.ts'
import type { ProductReviewParams } from '#shop/reviews/product-review-params.ts'
import { reviewSortWords, starWords, wearLevelWords } from '#shop/reviews/review-words.ts'
import type { ReviewSummary } from '#shop/reviews/summarise-reviews.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'
import { m } from '#words/messages.js'

type Props = {
  path: string
  view: {
    params: ProductReviewParams
    isWhole: boolean
    summary: ReviewSummary
    sizes: { value: string; label: string; count: number }[]
  }
}

type ChoiceProps = Omit<ComponentProps<typeof SelectField>, 'defaultValue' | 'ref' | 'value'> & { value: string }

function Choice({ value, ...rest }: ChoiceProps) {
  const field = useAddressValue<HTMLSelectElement>(value)
  return <SelectField {...rest} ref={field} defaultValue={value} />
}

/** The pressed link vanishes, so the focus moves to the result count. */
const toCount = () => document.getElementById('review-count')?.focus({ preventScroll: true })

const counted = (label: string, count: number) => `${label} (${count})`

/** A plain form of GET; with scripts a choice is taken at once. Only choices that some review fits are there. */
export function ReviewFilters({ path, view: { params, isWhole, summary, sizes } }: Props) {
  const submit = useSubmit()
  const isHydrated = useHydrated()
  const photos = useAddressValue<HTMLInputElement>(params.photos ? '1' : '')
  const any = { value: '', label: m.review_any() }
  const words = { sort: reviewSortWords(), level: wearLevelWords() }
  const take = (event: React.FormEvent<HTMLFormElement>) =>
    void submit(filled(event.currentTarget), { action: path, preventScrollReset: true, replace: true })
  return (
    <Form
      method="get"
      action={path}
      onChange={take}
      aria-label={m.review_filters()}
      className="grid grid-cols-2 items-end gap-x-4 gap-y-4 lg:grid-cols-4"
    >
      <Choice
        label={m.review_sort()}
        name="sort"
        value={params.sort}
        options={reviewSorts.map((value) => ({ value, label: words.sort[value] }))}
      />
      <Choice
        label={m.review_filter_stars()}
        name="stars"
        value={String(params.stars ?? '')}
        options={[
          any,
          ...stars
            .filter((star) => summary.stars[star] || star === params.stars)
            .map((star) => ({ value: String(star), label: counted(starWords(star), summary.stars[star]) })),
        ]}
      />
      {sizes.length > 0 && (
        <Choice
          label={m.review_filter_size()}
          name="size"
          value={params.size ?? ''}
          options={[any, ...sizes.map(({ value, label, count }) => ({ value, label: counted(label, count) }))]}
        />
      )}
      {summary.levels.length > 0 && (
        <Choice
          label={m.review_filter_level()}
          name="level"
          value={params.level ?? ''}
          options={[
            any,
            ...summary.levels.map(({ value, count }) => ({ value, label: counted(words.level[value], count) })),
          ]}
        />
      )}
      <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2">
        {summary.withPictures > 0 && (
          <Checkbox
            ref={photos}
            name="photos"
            value="1"
            defaultChecked={params.photos}
            label={m.review_with_photos({ count: summary.withPictures })}
          />
        )}
        {!isHydrated && (
          <Button type="submit" size="sm" variant="outline">
            {m.review_apply()}
          </Button>
        )}
        {!isWhole && (
          <Link to={path} preventScrollReset onClick={toCount} className="link inline-flex min-h-11 items-center">
            {m.review_clear()}
          </Link>
        )}
      </div>
    </Form>
  )
}

/** Leaves empty fields out of the address. */
function filled(form: HTMLFormElement) {
  const fields = new FormData(form)
  const isOpen = ([name, value]: [string, FormDataEntryValue]) =>
    value === '' || (name === 'sort' && value === 'newest')
  for (const [name] of Array.from(fields).filter(isOpen)) fields.delete(name)
  return fields
}
