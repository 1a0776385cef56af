import { data, redirect } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { db } from '#platform/postgres/db.server.ts'
import { paymentMethods } from '#shop/checkout/payment-method.ts'
import { bankAccountOf } from '#shop/payments/bank-account.ts'
import { findProvider } from '#shop/payments/gateways.ts'
import { listBanks } from '#shop/payments/banks.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { MergedForm } from '#web/admin-kit/form/merged-form.tsx'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { paymentFields, paymentSettingsForm } from './payment-settings-form.ts'
import { SettingsFrame } from './settings-frame.tsx'
import type { Route } from './+types/payment-settings-page.ts'
import { bankFields } from './settings-fields.ts'

export const meta = () => pageMeta({ title: m.payment_settings_title() })

const keys = ['bankAccount', 'paymentMinutes', 'codLimit', 'methodsOff'] satisfies (keyof ShopSettings)[]

export async function loader({ url }: Route.LoaderArgs) {
  const settings = await findSettings(db)
  const { bankAccount, paymentMinutes, codLimit, methodsOff } = settings
  return {
    bankAccount,
    paymentMinutes,
    codLimit,
    methods: paymentMethods
      .filter((method) => findProvider(method))
      .map((method) => ({ method, isOn: !methodsOff.includes(method) })),
    // Of the environment, or of the demo: shown as what holds while the fields are empty.
    usual: bankAccountOf({ bankAccount: { bin: '', number: '', name: '' } }) ?? null,
    banks: listBanks(),
    version: versionOf(paymentFields(settings)),
    isDone: url.searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const { wrong } = await saveMergedSettings({
    form: await request.formData(),
    keys,
    actor,
    fields: paymentFields,
    reads: (form) => readForm(paymentSettingsForm, form),
  })
  if (!wrong) return redirect('/admin/settings/payments?done=1', 303)
  return data<Answer>({ intent: 'save', ...wrong }, { status: 422 })
}

export default function PaymentSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { methods, version, isDone } = loaderData
  const answer = answerTo(actionData, 'save')
  return (
    <SettingsFrame title={m.payment_settings_title()}>
      <Outcome answer={actionData} done={isDone ? m.payment_settings_done() : undefined} />
      <MergedForm version={version} answer={answer} labels={labels()} className="grid gap-5">
        <Panel title={m.payment_settings_methods()}>
          <p className="text-muted">{m.payment_settings_methods_note()}</p>
          <div className="mt-2 grid">
            {methods.map(({ method, isOn }) => (
              <div key={method}>
                <input type="hidden" name={`has-${method}`} value="1" />
                <Checkbox
                  name={`on-${method}`}
                  defaultChecked={actionData ? answer.values[`on-${method}`] === 'on' : isOn}
                  label={methodWords[method]()}
                />
              </div>
            ))}
          </div>
        </Panel>
        <BankPanel {...loaderData} {...answer} />
        <TimesPanel {...loaderData} {...answer} />
        <div>
          <SubmitButton intent="save" busyText={m.admin_busy()}>
            {m.payment_settings_save()}
          </SubmitButton>
        </div>
      </MergedForm>
    </SettingsFrame>
  )
}

const labels = () => ({
  ...Object.fromEntries(paymentMethods.map((method) => [`on-${method}`, methodWords[method]()])),
  bin: m.payment_settings_bank_name(),
  number: m.payment_settings_number(),
  holder: m.payment_settings_holder(),
  minutes: m.payment_settings_minutes(),
  codLimit: m.payment_settings_cod(),
})

type Typed = { errors: Record<string, string>; values: Record<string, string> }
type Loaded = Route.ComponentProps['loaderData'] & Typed

const BankPanel = ({ bankAccount, usual, banks, errors, values }: Loaded) => (
  <Panel title={m.payment_settings_bank()}>
    <p className="text-muted">
      {usual
        ? m.payment_settings_bank_usual({ account: `${usual.bank} ${usual.number}` })
        : m.payment_settings_bank_none()}
    </p>
    <div className="mt-3 grid gap-4 md:grid-cols-3">
      <Field label={m.payment_settings_bank_name()} error={errors.bin}>
        <SelectBox
          name="bin"
          placeholder=""
          defaultValue={values.bin ?? bankAccount.bin}
          options={banks.map(({ bin, name }) => ({ value: bin, label: name }))}
        />
      </Field>
      <Field label={m.payment_settings_number()} error={errors.number}>
        <TextInput {...inputOf(bankFields.number)} defaultValue={values.number ?? bankAccount.number} />
      </Field>
      <Field label={m.payment_settings_holder()} hint={m.payment_settings_holder_hint()} error={errors.holder}>
        <TextInput {...inputOf(bankFields.holder)} defaultValue={values.holder ?? bankAccount.name} />
      </Field>
    </div>
  </Panel>
)

const TimesPanel = ({ paymentMinutes, codLimit, errors, values }: Loaded) => (
  <Panel title={m.payment_settings_limits()}>
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={m.payment_settings_minutes()} hint={m.payment_settings_minutes_hint()} error={errors.minutes}>
        <TextInput
          {...inputOf(bankFields.minutes)}

          defaultValue={values.minutes ?? String(paymentMinutes)}
        />
      </Field>
      <Field label={m.payment_settings_cod()} hint={m.payment_settings_cod_hint()} error={errors.codLimit}>
        <TextInput
          {...inputOf(bankFields.codLimit)}

          defaultValue={values.codLimit ?? new Intl.NumberFormat('vi-VN').format(codLimit)}
        />
      </Field>
    </div>
  </Panel>
)
