import { inputOf } from '#kit/field.ts'
import { m } from '#words/messages.js'
import { DayField, LineField } from '#web/admin-kit/form/editor-form.tsx'
import { mostPeaks } from './delivery-settings-form.ts'
import { peakDayFields } from './shipping-fields.ts'

/** A card for each period and an empty one; one without a first day is none. */
export const PeakFields = ({ held }: { held: number }) => (
  <div className="grid gap-4">
    <p className="text-muted">{m.delivery_settings_peaks_note()}</p>
    {Array.from({ length: Math.min(mostPeaks, held + 1) }, (_, at) => (
      <fieldset key={at} className="rounded-sm border border-line px-4 pt-1 pb-4">
        <legend className="type-label px-1 text-ink">{m.delivery_settings_peak({ number: at + 1 })}</legend>
        <div className="grid gap-4 sm:grid-cols-3">
          <DayField name={`from-${at}`} label={m.delivery_settings_from()} />
          <DayField name={`until-${at}`} label={m.delivery_settings_until()} />
          <LineField {...inputOf(peakDayFields.extraDays, `extraDays-${at}`)} label={m.delivery_settings_extra()} />
        </div>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(peakDayFields.noticeVi, `noticeVi-${at}`)} label={m.delivery_settings_notice_vi()} />
          <LineField {...inputOf(peakDayFields.noticeEn, `noticeEn-${at}`)} label={m.delivery_settings_notice_en()} />
        </div>
      </fieldset>
    ))}
  </div>
)
