import { Form } from 'react-router'
import { countMessage } from '#kit/count-message.ts'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { m } from '#words/messages.js'
import { BackupCodes } from './backup-codes.tsx'
import { CodeInput } from '#web/parts/account/code-input.tsx'
import type { SecurityAnswer } from './security-intent.ts'
import { IntentButton } from './intent-button.tsx'
import { ProofField, type ProofMethod } from './proof-field.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

type Props = { answer?: SecurityAnswer; codesLeft?: number; proof: ProofMethod }

/** Off, being set up, or on; backup codes are shown right after they were made and never again. */
export function TwoFactor({ answer, codesLeft, proof }: Props) {
  if (answer?.setup) return <TwoFactorSetup setup={answer.setup} error={answer.errors?.code} />
  if (codesLeft === undefined) return <Off answer={answer} proof={proof} />
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Tag tone="green">{m.security_on()}</Tag>
        <span>{countMessage(codesLeft, [m.security_codes_left_one, m.security_codes_left])}</span>
      </p>
      {answer?.codes ? (
        <BackupCodes codes={answer.codes} isFirst={answer.intent === 'confirm'} />
      ) : (
        codesLeft < 4 && (
          <Notice tone="warning" className="mt-4">
            {m.security_codes_few()}
          </Notice>
        )
      )}
      {proof !== 'sign-in' && <Changes answer={answer} proof={proof} />}
    </>
  )
}

function Off({ answer, proof }: Omit<Props, 'codesLeft'>) {
  if (proof === 'sign-in') return <p>{m.security_off()}</p>
  return (
    <Form method="post" action="/profile/security#two-factor" noValidate className="grid gap-5">
      <p>
        <Tag>{m.security_off()}</Tag>
      </p>
      <ProofField proof={proof} error={answer?.intent === 'start' ? answer.errors?.password : undefined} />
      <IntentButton intent="start" busyText={m.security_starting()}>
        {m.security_start()}
      </IntentButton>
    </Form>
  )
}

function Changes({ answer, proof }: { answer?: SecurityAnswer; proof: ProofMethod }) {
  const errorsOf = (intent: SecurityAnswer['intent']) => (answer?.intent === intent ? answer.errors : undefined)
  const [codes, stop] = [errorsOf('codes'), errorsOf('stop')]
  return (
    <div className="mt-6">
      <Accordion summary={m.security_codes_renew()} open={answer?.intent === 'codes' && !answer.codes}>
        <Form method="post" action="/profile/security#two-factor" noValidate className="grid gap-5 pb-3">
          <p className="type-small text-muted">{m.security_codes_renew_note()}</p>
          <ProofField proof={proof} error={codes?.password} />
          <IntentButton intent="codes" busyText={m.security_starting()} size="sm">
            {m.security_codes_renew_do()}
          </IntentButton>
        </Form>
      </Accordion>
      <Accordion summary={m.security_stop()} open={answer?.intent === 'stop'}>
        <Form method="post" action="/profile/security#two-factor" noValidate className="grid gap-5 pb-3">
          <p className="type-small text-muted">{m.security_stop_note()}</p>
          <ProofField proof={proof} error={stop?.password} />
          <Field label={m.security_code()} hint={m.security_code_hint()} error={stop?.code}>
            <CodeInput />
          </Field>
          <IntentButton intent="stop" busyText={m.security_saving()} variant="danger" size="sm">
            {m.security_stop_do()}
          </IntentButton>
        </Form>
      </Accordion>
    </div>
  )
}
