import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useActionData, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { cx } from '#ui/cx.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'

const doneWords = () => ({
  saved: m.profile_done_saved(),
  picture: m.profile_done_picture(),
  'picture-gone': m.profile_done_picture_gone(),
  'address-added': m.profile_done_address_added(),
  'address-saved': m.profile_done_address_saved(),
  'address-gone': m.profile_done_address_gone(),
  'address-default': m.profile_done_address_default(),
  'skater-added': m.profile_done_skater_added(),
  'skater-saved': m.profile_done_skater_saved(),
  'skater-gone': m.profile_done_skater_gone(),
  measured: m.profile_done_measured(),
  'measured-gone': m.profile_done_measured_gone(),
  'consent-given': m.profile_done_consent_given(),
  'consent-taken': m.profile_done_consent_taken(),
})
type ProfileDone = keyof ReturnType<typeof doneWords>

type Props = { title: string; lead?: ReactNode; action?: ReactNode; refusal?: string }

/** The head of an account page, with the result of the last form. */
export function PageTop({ title, lead, action, refusal }: Props) {
  const done = useSearchParams()[0].get('done') as ProfileDone | null
  const { key } = useLocation()
  // After a refused form an earlier success would mislead.
  const isAnswered = useActionData() !== undefined
  const message = !isAnswered && done && doneWords()[done]
  return (
    <header className="mb-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-h1">{title}</h1>
          {lead && <p className="mt-2 max-w-[60ch] text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      {refusal ? (
        <Notice key={key} tone="error" className="mt-5 max-w-2xl">
          {refusal}
        </Notice>
      ) : (
        message && (
          <ResultNotice tone="success" className="mt-5 max-w-2xl">
            {message}
          </ResultNotice>
        )
      )}
    </header>
  )
}

/**
 * What came of a form. It takes the focus, since the pressed button is often gone, and so the same result is heard again after the next form. An
 * opened or reloaded page keeps the browser's own start; a page that opens at one of its parts stays there.
 */
export function ResultNotice({ className, ...notice }: ComponentProps<typeof Notice>) {
  const { key, hash } = useLocation()
  const isStep = useNavigationType() !== 'POP'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isStep) box.current?.focus({ preventScroll: hash !== '' })
  }, [key, hash, isStep])
  return (
    <div ref={box} key={key} tabIndex={-1} className={cx('scroll-mt-4 rounded-md outline-none', className)}>
      <Notice {...notice} />
    </div>
  )
}
