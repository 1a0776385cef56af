import { Checkbox } from '#ui/checkbox.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { SizeChip } from '#ui/size-chip.tsx'
import type { Group } from '#shop/search/listing.ts'
import { m } from '#words/messages.js'
import type { Filter } from './find-listing.server.ts'

const titles: Record<Group, () => string> = {
  categories: m.listing_by_category,
  lines: m.listing_by_line,
  types: m.listing_by_type,
  sizes: m.listing_by_size,
}

export const FilterGroup = ({ filter: { group, name, values } }: { filter: Filter }) => (
  <ChoiceGroup legend={titles[group]()} className="border-b border-line pt-5 pb-4 first:pt-0 last:border-0">
    {group === 'sizes' ? (
      <div className="grid grid-cols-5 gap-1.5 md:grid-cols-4">
        {values.map(({ value, count, isChosen }) => (
          <SizeChip
            key={value}
            multiple
            name={name}
            value={value}
            defaultChecked={isChosen}
            label={value}
            sub={m.listing_size_count({ count })}
          />
        ))}
      </div>
    ) : (
      values.map(({ value, label, count, isChosen }) => (
        <Checkbox key={value} name={name} value={value} defaultChecked={isChosen} label={label} aside={count} />
      ))
    )}
  </ChoiceGroup>
)
