import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { priceFields } from '#shop/catalogue/product-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

const parts = ['price', 'sale'] as const
type Part = (typeof parts)[number]
type Props = { all: string[]; chosen: ReadonlySet<string>; labels: Record<Part, string> }

/** Writes one price into the fields of all variants, or of the chosen ones. An empty field changes nothing; nothing is saved yet. */
export function ApplyPrices({ all, chosen, labels }: Props) {
  const [typed, setTyped] = useState<Record<Part, string>>({ price: '', sale: '' })
  const targets = chosen.size ? all.filter((id) => chosen.has(id)) : all
  const apply = (button: HTMLButtonElement) => {
    for (const part of parts)
      if (typed[part].trim()) for (const id of targets) writeField(button.form, `${part}.${id}`, typed[part].trim())
  }
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line bg-sunken px-4 py-3 md:px-5">
      {parts.map((part) => {
        const { name: _unsent, ...input } = inputOf(priceFields[part])
        return (
          <Field key={part} label={labels[part]} className="w-38">
            <TextInput
              {...input}
              value={typed[part]}
              onChange={({ target }) => setTyped({ ...typed, [part]: target.value })}
              // Enter would save the product.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </Field>
        )
      })}
      <Button
        variant="outline"
        size="sm"
        className="min-h-12"
        disabled={!parts.some((part) => typed[part].trim())}
        onClick={({ currentTarget }) => apply(currentTarget)}
      >
        {chosen.size
          ? m.product_admin_prices_to_chosen()
          : m.product_admin_prices_to_all({ count: formatCount(targets.length) })}
      </Button>
    </div>
  )
}

/** The fields belong to the browser; the editor hears of a change by the event. */
function writeField(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
