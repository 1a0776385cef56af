import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { Rejected } from '#web/admin-kit/form/read-form.ts'
import type { ShipmentView } from './read-shipments.ts'
import { shipFields } from '#web/admin-kit/form/ship-form.ts'

/** Who carries it and under which number, written by hand. */
export const TrackingFields = ({ parcel, said: { errors, values } }: { parcel: ShipmentView; said: Rejected }) => (
  <div className="grid gap-4 md:grid-cols-3">
    <Field label={m.admin_carrier()} error={errors.carrier}>
      <TextInput
        {...inputOf(shipFields.carrier)}

        defaultValue={values.carrier ?? parcel.carrier ?? ''}
      />
    </Field>
    <Field label={m.admin_tracking_code()} optionalMark={m.admin_optional()} error={errors.trackingCode}>
      <TextInput
        {...inputOf(shipFields.trackingCode)}

        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={values.trackingCode ?? parcel.trackingCode ?? ''}
      />
    </Field>
    <Field label={m.admin_tracking_link()} optionalMark={m.admin_optional()} error={errors.trackingUrl}>
      <TextInput
        {...inputOf(shipFields.trackingUrl)}

        placeholder="https://"
        defaultValue={values.trackingUrl ?? parcel.trackingUrl ?? ''}
      />
    </Field>
  </div>
)
