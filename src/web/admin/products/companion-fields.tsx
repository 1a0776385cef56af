import { useId } from 'react'
import { useFetcher } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { goodsFields } from '#shop/catalogue/product-fields.ts'
import type { ProductStatus } from '#shop/catalogue/product.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { statusWords } from '#web/admin-kit/states/product-status-tag.tsx'

type Named = { id: string; name: string; status: ProductStatus }
type Props = { companions: Named[]; chosen?: string; typed?: string; error?: string }

/**
 * Products shown as "bought together": each chosen one has a checkbox, more are added by name. Works without scripts; with them names are
 * suggested.
 */
export function CompanionFields({ companions, chosen, typed, error }: Props) {
  const listId = useId()
  const fetcher = useFetcher<{ found: { id: string; name: string; slug: string }[] }>()
  return (
    <Panel title={m.product_companions()}>
      <p className="text-muted">{m.product_admin_companions_note()}</p>
      <div className="mt-2 grid gap-x-6 md:grid-cols-2">
        {companions.map(({ id, name, status }) => (
          <Checkbox
            key={id}
            name="companion"
            value={id}
            defaultChecked={chosen === undefined || chosen.split(',').includes(id)}
            label={name}
            note={status === 'active' ? undefined : statusWords[status]()}
          />
        ))}
      </div>
      <Field
        label={m.product_admin_companions_add()}
        hint={m.product_admin_companions_hint()}
        error={error}
        className="mt-3 max-w-160"
      >
        <TextInput
          {...inputOf(goodsFields.addCompanion)}
          list={listId}
          defaultValue={typed}
          onInput={(event) => {
            const text = event.currentTarget.value.trim()
            if (text.length > 1) void fetcher.load(`/admin/products/pick?q=${encodeURIComponent(text)}`)
          }}
        />
      </Field>
      <datalist id={listId}>
        {fetcher.data?.found.map(({ id, name, slug }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </Panel>
  )
}
