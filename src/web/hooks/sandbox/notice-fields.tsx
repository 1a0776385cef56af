import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { delayWords, noticeFlawWords } from './sandbox-words.ts'

type Props = { flaws: string[]; mayMix?: boolean; isOpen?: boolean }

/** When, how often and with which flaw the shop is notified, for people who test the shop. */
export function NoticeFields({ flaws, mayMix = false, isOpen = false }: Props) {
  return (
    <details className="rounded-md border border-line px-4 py-3" open={isOpen}>
      <summary className="cursor-pointer font-[560] text-ink">{m.sandbox_how()}</summary>
      <div className="mt-4 grid gap-4">
        <SelectField
          name="delay"
          label={m.sandbox_delay()}
          options={delayWords.map(([value, words]) => ({ value, label: words() }))}
        />
        <SelectField
          name="times"
          label={m.sandbox_times()}
          options={[1, 2, 5].map((count) => ({ value: String(count), label: m.sandbox_times_n({ count }) }))}
        />
        <SelectField
          name="flaw"
          label={m.sandbox_flaw()}
          options={flaws.map((flaw) => ({ value: flaw, label: noticeFlawWords[flaw]!() }))}
        />
        {mayMix && <Checkbox name="mixed" label={m.sandbox_mixed()} />}
      </div>
    </details>
  )
}
