import { Outlet } from 'react-router'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { m } from '#words/messages.js'
import { customerGate } from '../customer-gate.server.ts'
import type { Route } from './+types/security-frame.ts'

export const middleware: Route.MiddlewareFunction[] = [customerGate]

export const loader = () => null

/** Until the page stands in the frame of the account. */
export default function SecurityFrame() {
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={[]} here={m.security_title()} />
      <Outlet />
    </div>
  )
}
