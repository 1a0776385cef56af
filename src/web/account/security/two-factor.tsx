import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { countMessage } from '#kit/count-message.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { m } from '#words/messages.js'
import { CodeInput } from '#web/parts/account/code-input.tsx'
import type { SecurityAnswer, TwoFactorSecret } from './security-intent.ts'
import { IntentButton } from './intent-button.tsx'
import { ProofField, type ProofMethod } from './proof-field.tsx'

type Props = { answer?: SecurityAnswer; codesLeft?: number; proof: ProofMethod }

/** Two-factor is off, being set up, or on; backup codes are shown once, right after they were created. */
export function TwoFactor({ answer, codesLeft, proof }: Props) {
  if (answer?.setup) return <TwoFactorSetup setup={answer.setup} error={answer.errors?.code} />
  if (codesLeft === undefined) return <TwoFactorOff answer={answer} proof={proof} />
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

/** Shown once, to copy, print or download. */
function BackupCodes({ codes, isFirst }: { codes: string[]; isFirst: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [codes])
  const head = m.security_codes_head({ shop: shopName() })
  const text = `${head}\n\n${codes.join('\n')}\n`
  return (
    <div ref={box} tabIndex={-1} className="print-alone mt-4 scroll-mt-4 outline-none">
      <Notice
        tone="success"
        title={isFirst ? m.security_done_started() : m.security_done_codes()}
        className="print:hidden"
      >
        {m.security_codes_keep()}
      </Notice>
      <h3 className="type-h3 mt-5">{head}</h3>
      <ol className="num mt-3 grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-5 text-lg font-semibold tracking-[.04em] text-ink select-text [font-variant-ligatures:none]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ScriptButtons text={codes.join('\n')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="backup-codes.txt"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden size={18} strokeWidth={1.9} />
          {m.security_codes_save()}
        </a>
      </div>
      {isFirst && <AdminLink />}
    </div>
  )
}

/** Link to the admin, for staff of a live shop who were sent here to set two-factor up. */
function AdminLink() {
  const { me } = useMe()
  if (!me?.isStaff) return null
  return (
    <a href="/admin" className={`${buttonClass()} mt-6 print:hidden`}>
      {m.security_to_admin()}
    </a>
  )
}

function ScriptButtons({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  if (!useHydrated()) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      void toast(m.security_codes_copy_failed(), { tone: 'error' })
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Copy aria-hidden size={18} strokeWidth={1.9} />}
        onClick={() => void copy()}
      >
        <span role="status">{isCopied ? m.security_codes_copied() : m.security_codes_copy()}</span>
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Printer aria-hidden size={18} strokeWidth={1.9} />}
        onClick={() => print()}
      >
        {m.security_codes_print()}
      </Button>
    </>
  )
}

const grouped = (secret: string) => secret.match(/.{1,4}/g)!.join(' ')

/** The secret as a QR code for the app and as text for typing, then the field for the first code. */
function TwoFactorSetup({ setup: { path, size, secret, uri }, error }: { setup: TwoFactorSecret; error?: string }) {
  return (
    <ol className="grid list-decimal gap-6 pl-5 marker:font-semibold marker:text-ink">
      <li className="pl-1">
        <p>{m.security_setup_app()}</p>
      </li>
      <li className="pl-1">
        <p>{m.security_setup_scan()}</p>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={m.security_qr()}
          shapeRendering="crispEdges"
          className="mt-3 size-52 rounded-md border border-line bg-snow"
        >
          <path d={path} fill="#07151a" />
        </svg>
        <a href={uri} className="link mt-2 inline-flex min-h-11 items-center md:hidden">
          {m.security_setup_open()}
        </a>
        <p className="mt-3 type-small text-muted">{m.security_setup_type()}</p>
        <code className="num mt-1 block font-semibold tracking-[.06em] text-ink select-all">{grouped(secret)}</code>
      </li>
      <li className="pl-1">
        <Form method="post" action="/profile/security#two-factor" noValidate className="grid gap-5">
          <Field label={m.security_setup_code()} hint={m.security_code_hint()} error={error}>
            <CodeInput />
          </Field>
          <IntentButton intent="confirm" busyText={m.security_checking()}>
            {m.security_setup_do()}
          </IntentButton>
        </Form>
      </li>
    </ol>
  )
}

function TwoFactorOff({ answer, proof }: Omit<Props, 'codesLeft'>) {
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
          <Field label={m.security_code()} hint={m.security_code_or_backup_hint()} error={stop?.code}>
            <CodeInput isBackup />
          </Field>
          <IntentButton intent="stop" busyText={m.security_saving()} variant="danger" size="sm">
            {m.security_stop_do()}
          </IntentButton>
        </Form>
      </Accordion>
    </div>
  )
}
