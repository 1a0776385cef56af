import { Monitor, Smartphone } from 'lucide-react'
import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { Device } from '#shop/identity/sessions/list-devices.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { IntentButton } from './intent-button.tsx'

type ListedDevice = Device & { isHere: boolean; isRecent: boolean }

const handheld = new Set(['iPhone', 'iPad', 'Android'])
const nameOf = ({ browser, system }: Device) =>
  browser && system ? m.security_device({ browser, system }) : (browser ?? system ?? m.security_device_unknown())

/** Signed-in devices, this one first; each can be signed out. */
export function DeviceList({ devices }: { devices: ListedDevice[] }) {
  const rows = devices.toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
  return (
    <>
      <ul className="grid gap-3">
        {rows.map((device) => (
          <DeviceRow key={device.sessionId} device={device} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {rows.length > 1 && (
          <Form method="post" action="/profile/security">
            <IntentButton intent="end-others" busyText={m.security_ending()} variant="outline" size="sm">
              {m.security_end_others()}
            </IntentButton>
          </Form>
        )}
        <Form method="post" action="/sign-out">
          <Button type="submit" variant={rows.length > 1 ? 'quiet' : 'outline'} size="sm">
            {rows.length > 1 ? m.security_end_all() : m.auth_session_sign_out()}
          </Button>
        </Form>
      </div>
    </>
  )
}

function DeviceRow({ device }: { device: ListedDevice }) {
  const Icon = handheld.has(device.system ?? '') ? Smartphone : Monitor
  return (
    <li className="flex items-start gap-4 rounded-md border border-line bg-surface p-4">
      <Icon aria-hidden size={24} strokeWidth={1.7} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
          {nameOf(device)}
          {device.isHere && <Tag tone="green">{m.security_this_device()}</Tag>}
        </p>
        <DeviceTimes device={device} />
      </div>
      {!device.isHere && (
        <Form method="post" action="/profile/security" className="-my-1.5">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="sessionId" value={device.sessionId} />
          <Button type="submit" variant="quiet" size="sm" aria-label={m.security_end_named({ device: nameOf(device) })}>
            {m.auth_session_sign_out()}
          </Button>
        </Form>
      )}
    </li>
  )
}

function DeviceTimes({ device: { firstSeen, lastSeen, network, isHere, isRecent } }: { device: ListedDevice }) {
  const formatTime = (at: Date) => formatDateTime(new Date(at), getLocale())
  return (
    <p className="mt-1 type-small text-muted">
      <span className="block">{m.security_first_seen({ at: formatTime(firstSeen) })}</span>
      <span className="block">
        {isHere
          ? m.security_seen_now()
          : isRecent
            ? m.security_seen_lately()
            : m.security_last_seen({ at: formatTime(lastSeen) })}
      </span>
      {network && <span className="num block">{m.security_network({ network })}</span>}
    </p>
  )
}
