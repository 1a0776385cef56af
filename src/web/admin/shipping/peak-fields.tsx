import { inputOf } from '#kit/field.ts'
import type { Peak } from '#shop/shipping/zones/delivery-estimate.ts'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { mostPeaks } from './delivery-settings-form.ts'
import { peakDayFields } from './shipping-fields.ts'

type Props = { peaks: Peak[]; errors: Record<string, string>; values: Record<string, string> }

const texts = [
  ['noticeVi', () => m.delivery_settings_notice_vi(), (peak: Peak) => peak.notice.vi],
  ['noticeEn', () => m.delivery_settings_notice_en(), (peak: Peak) => peak.notice.en],
] as const
const days = [
  ['from', () => m.delivery_settings_from()],
  ['until', () => m.delivery_settings_until()],
] as const

/** A card for each period and an empty one; one without a first day is none. */
export const PeakFields = ({ peaks, errors, values }: Props) => (
  <div className="grid gap-4">
    <p className="text-muted">{m.delivery_settings_peaks_note()}</p>
    {Array.from({ length: Math.min(mostPeaks, peaks.length + 1) }, (_, at) => (
      <fieldset key={at} className="rounded-sm border border-line px-4 pt-1 pb-4">
        <legend className="type-label px-1 text-ink">{m.delivery_settings_peak({ number: at + 1 })}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          {days.map(([name, label]) => (
            <Field key={name} label={label()} error={errors[`${name}-${at}`]}>
              <DateInput name={`${name}-${at}`} defaultValue={values[`${name}-${at}`] ?? peaks[at]?.[name] ?? ''} />
            </Field>
          ))}
          <Field label={m.delivery_settings_extra()} error={errors[`extraDays-${at}`]}>
            <TextInput
              {...inputOf(peakDayFields.extraDays, `extraDays-${at}`)}

              className="num"
              defaultValue={values[`extraDays-${at}`] ?? peaks[at]?.extraDays ?? ''}
            />
          </Field>
        </div>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {texts.map(([name, label, of]) => (
            <Field key={name} label={label()} error={errors[`${name}-${at}`]}>
              <TextInput
                {...inputOf(peakDayFields[name], `${name}-${at}`)}

                defaultValue={values[`${name}-${at}`] ?? (peaks[at] ? of(peaks[at]) : '')}
              />
            </Field>
          ))}
        </div>
      </fieldset>
    ))}
  </div>
)
