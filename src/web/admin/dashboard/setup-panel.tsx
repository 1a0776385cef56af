import { Check, Circle } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { SetupStep } from '#flows/system/check-setup.ts'
import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

type Words = { to: string; label: () => string; note: () => string }

const words: Record<SetupStep, Words> = {
  owner: { to: '/admin/settings', label: () => m.admin_setup_owner(), note: () => m.admin_setup_owner_note() },
  bank: { to: '/admin/settings/payments', label: () => m.admin_setup_bank(), note: () => m.admin_setup_bank_note() },
  zones: { to: '/admin/shipping', label: () => m.admin_setup_zones(), note: () => m.admin_setup_zones_note() },
  policies: {
    to: '/admin/settings/policies',
    label: () => m.admin_setup_policies(),
    note: () => m.admin_setup_policies_note(),
  },
  'two-factor': {
    to: '/profile/security',
    label: () => m.admin_setup_two_factor(),
    note: () => m.admin_setup_two_factor_note(),
  },
  mail: { to: '/admin/system', label: () => m.admin_setup_mail(), note: () => m.admin_setup_mail_note() },
  product: {
    to: '/admin/products/create',
    label: () => m.admin_setup_product(),
    note: () => m.admin_setup_product_note(),
  },
}

type Props = {
  done: [SetupStep, boolean][]
  /** The missing data of the owner, in words. */
  missing: string
}

/** First steps of a new shop. They tick themselves; the panel disappears when all are done or when somebody hides it. */
export const SetupPanel = ({ done, missing }: Props) => (
  <Panel
    title={m.admin_setup_title()}
    aside={
      <Form method="post" preventScrollReset>
        <button name="intent" value="hide-setup" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {m.admin_setup_hide()}
        </button>
      </Form>
    }
  >
    <p className="text-muted">
      {m.admin_setup_count({
        done: formatCount(done.filter(([, isDone]) => isDone).length),
        all: formatCount(done.length),
      })}
    </p>
    <ol className="mt-3 grid gap-x-8 lg:grid-cols-2">
      {done.map(([step, isDone]) => {
        const Mark = isDone ? Check : Circle
        return (
          <li key={step} className="flex gap-3 border-t border-line py-3">
            <Mark
              aria-hidden
              size={20}
              strokeWidth={isDone ? 2.4 : 1.7}
              className={cx('mt-0.5 shrink-0', isDone ? 'text-green' : 'text-muted')}
            />
            <div className="min-w-0">
              {isDone ? (
                <span className="text-muted">
                  {words[step].label()} <span className="sr-only">({m.admin_setup_done()})</span>
                </span>
              ) : (
                <>
                  <Link to={words[step].to} className="link font-[560]">
                    {words[step].label()}
                  </Link>
                  <span className="block type-small text-muted">{words[step].note()}</span>
                  {step === 'owner' && (
                    <span className="block type-small text-ink">{m.admin_setup_owner_missing({ missing })}</span>
                  )}
                </>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  </Panel>
)

/** Shows the hidden panel again; available until all steps are done. */
export const ShowSetupButton = () => (
  <Form method="post" preventScrollReset>
    <button name="intent" value="show-setup" className="link min-h-11 type-small">
      {m.admin_setup_show()}
    </button>
  </Form>
)
