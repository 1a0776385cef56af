import { Form, Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'

type SupportQuery = { q: string; count: number }

/** Searches the questions of the page; works without scripts. */
export function SupportSearch({ searched }: { searched?: SupportQuery }) {
  const field = useAddressValue<HTMLInputElement>(searched?.q ?? '')
  return (
    <div className="mb-8">
      <Form action="/support" role="search" className="flex flex-wrap items-end gap-3">
        <Field label={m.inquiry_support_search()} className="min-w-0 grow basis-64">
          <TextInput {...inputOf(searchFields.q)} ref={field} defaultValue={searched?.q} enterKeyHint="search" />
        </Field>
        <Button type="submit">{m.inquiry_support_do_search()}</Button>
      </Form>
      {/* Always there, or screen readers would not say what comes into it. */}
      <div role="status">{searched && <Found {...searched} />}</div>
    </div>
  )
}

const Found = ({ q, count }: SupportQuery) => (
  <div className="mt-4">
    {count ? (
      <p>{m.inquiry_support_found({ count, q })}</p>
    ) : (
      <>
        <p className="text-ink">{m.inquiry_support_found_none({ q })}</p>
        <p className="mt-4">
          <Link to="/contact#write" className={buttonClass({ variant: 'outline' })}>
            {m.inquiry_title()}
          </Link>
        </p>
      </>
    )}
    <p className="mt-1">
      <Link to="/support" className="link inline-flex min-h-11 items-center">
        {m.inquiry_support_all()}
      </Link>
    </p>
  </div>
)
