import type { Hono } from 'hono'
import { db } from '#platform/postgres/db.server.ts'
import { internalUrl } from '#platform/keyring.server.ts'
import { log } from '#platform/log/log.server.ts'
import type { CarrierName } from '#providers/carriers.ts'
import { carrierNoticePath, isCarrierSandboxed, stageOfCarrier } from '#shop/shipping/carriers.ts'
import { listSandboxShipments, moveSandboxShipment, type SandboxShipment } from './shipment-memory.ts'

type Notice = { contentType: string; body: string }

/** The sandbox of one carrier. */
export type CarrierSandbox = {
  id: CarrierName
  /** The answers to servers, and the labels that browsers open. */
  routes: Hono
  /** The states that may follow each state, in the carrier's words, so that its page offers only steps that a parcel can take. */
  steps: Readonly<Record<string, readonly string[]>>
  /** The word for a status, where the status is a number. */
  describeStatus?(status: string): string
  describe(request: Record<string, unknown>): { name: string; cod: number }
  /** The webhook that it sends when a parcel moved. */
  notice(shipment: SandboxShipment): Notice
}

let sandboxes: readonly CarrierSandbox[] = []
export const useCarrierSandboxes = (all: readonly CarrierSandbox[]) => void (sandboxes = all)

const sandboxOf = (carrier: string) => sandboxes.find(({ id }) => id === carrier && isCarrierSandboxed(id))

/** Notifies the shop that a parcel moved, as the carrier does: unsigned, to the address that it was given. */
export async function notifyShop({ id, notice }: CarrierSandbox, shipment: SandboxShipment) {
  const { contentType, body } = notice(shipment)
  await fetch(internalUrl() + carrierNoticePath(id), {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => log.warn({ err: error, carrier: id }, 'carrier sandbox'))
}

/** The parcels at the sandboxes, and what each may do next. */
export async function viewSandboxShipments() {
  return (await listSandboxShipments(db)).flatMap(({ carrier, orderCode, clientOrderCode, status, request }) => {
    const sandbox = sandboxOf(carrier)
    if (!sandbox) return []
    const describe = (word: string) => sandbox.describeStatus?.(word) ?? word
    const steps = (sandbox.steps[status] ?? []).map((step) => ({ status: step, text: describe(step) }))
    const stage = stageOfCarrier(carrier, status)
    return [{ carrier, orderCode, clientOrderCode, text: describe(status), stage, steps, ...sandbox.describe(request) }]
  })
}

type Step = { carrier: string; orderCode: string; status: string; reason: string }

/** Moves a parcel one step and notifies the shop. Undefined if there is no such parcel or step. */
export async function stepShipment({ carrier, orderCode, status, reason }: Step) {
  const sandbox = sandboxOf(carrier)
  if (!sandbox || !Object.values(sandbox.steps).some((steps) => steps.includes(status))) return
  const moved = await moveSandboxShipment(db, { carrier: sandbox.id, orderCode, status, reason })
  if (moved) await notifyShop(sandbox, moved)
  return moved
}
