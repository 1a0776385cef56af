import { Form, Link } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { Device } from '#shop/identity/sessions/list-devices.ts'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'

const nameOf = ({ browser, system }: Device) =>
  browser && system ? m.security_device({ browser, system }) : (browser ?? system ?? m.security_device_unknown())

/** Sessions of a user; each can be ended. Staff end their own in their profile, where the current one is marked. */
export const SessionsPanel = ({ devices, own }: { devices: Device[]; own: boolean }) => (
  <Panel title={m.user_sessions()} id="sessions">
    {own && (
      <p className="text-muted">
        {m.user_own_sessions()}{' '}
        <Link to="/profile/security" className="link inline-flex min-h-11 items-center">
          {m.user_to_security()}
        </Link>
      </p>
    )}
    {!devices.length && <p className="text-muted">{m.user_no_sessions()}</p>}
    <ul className="grid gap-2">
      {devices.map((device) => (
        <li
          key={device.sessionId}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-2 first:border-t-0"
        >
          <Session device={device} />
          {!own && <EndOne device={device} />}
        </li>
      ))}
    </ul>
    {!own && devices.length > 1 && (
      <Form method="post" className="mt-4">
        <SubmitButton intent="end-all" busyText={m.security_ending()} variant="outline">
          {m.user_end_all()}
        </SubmitButton>
      </Form>
    )}
  </Panel>
)

const Session = ({ device }: { device: Device }) => (
  <div className="min-w-0">
    <p className="font-semibold text-ink">{nameOf(device)}</p>
    <p className="type-small text-muted normal-nums">
      {m.user_session_seen({
        from: formatDateTime(device.firstSeen, getLocale()),
        last: formatDateTime(device.lastSeen, getLocale()),
      })}
      {device.network && <span className="num block">{m.security_network({ network: device.network })}</span>}
    </p>
  </div>
)

const EndOne = ({ device }: { device: Device }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="end" />
    <input type="hidden" name="session" value={device.sessionId} />
    <Button type="submit" variant="quiet" size="sm" aria-label={m.user_end_named({ device: nameOf(device) })}>
      {m.user_end()}
    </Button>
  </Form>
)
