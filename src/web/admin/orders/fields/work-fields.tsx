import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import type { ServiceChoice } from './services-for-variants.ts'

/** Services of a line: one select for each service that fits. */
export const ServiceFields = ({ services, prefix, of }: { services: ServiceChoice[]; prefix: string; of: string }) => (
  <fieldset>
    <legend className="sr-only">{m.service_under({ name: of })}</legend>
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {services.map((work) => (
        <SelectField
          key={work.id}
          label={work.name}
          name={`${prefix}:${work.id}`}
          defaultValue={work.chosen}
          placeholder={m.order_admin_work_none()}
          options={work.options}
        />
      ))}
    </div>
  </fieldset>
)
