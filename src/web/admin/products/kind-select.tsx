import { SelectBox } from '#ui/fields/select-box.tsx'
import { m } from '#words/messages.js'
import type { ProductKinds } from './product-kinds.server.ts'

/** The type implies the category, so one select sets both. */
export const KindSelect = ({ kinds, value }: { kinds: ProductKinds; value: string }) => (
  <SelectBox name="kind" defaultValue={value} placeholder={value ? undefined : m.product_admin_kind_choose()}>
    {kinds.map(({ label, types }) => (
      <optgroup key={label} label={label}>
        {types.map((type) => (
          <option key={type.value} value={type.value}>
            {type.label}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectBox>
)
