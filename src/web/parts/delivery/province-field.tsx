import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'

type Props = { options: { value: string; label: string }[]; value: string; choose: (code: string) => void }

/** Fetched only when a shopper wants another province than the shown one. */
export default function ProvinceField({ options, value, choose }: Props) {
  return (
    <SelectField
      className="my-2"
      label={m.delivery_title()}
      options={options}
      placeholder={m.delivery_province_pick()}
      value={value}
      autoFocus
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
