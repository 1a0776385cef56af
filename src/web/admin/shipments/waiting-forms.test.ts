import { describe, expect, test } from 'vitest'
import type { WaitingShipment } from '#flows/shipments/list-waiting-shipments.ts'
import { trackingOf, weightOf } from './shipment-fields.ts'
import { readBookings, readHandOvers, readWaiting } from './waiting-forms.ts'

const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
const row = (id: string, view: WaitingShipment['view'] = 'unbooked') => ({ id, view, locale: 'vi' }) as WaitingShipment

function sent(fields: Record<string, string>, ticked: string[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ intent: 'hand-over', ...fields })) form.set(name, value)
  for (const id of ticked) form.append('shipment', id)
  return readWaiting(form)!
}

describe('handing parcels over', () => {
  test('the ticked parcels leave with their numbers; one that was unticked stays, though its number is typed', () => {
    const typed = { carrier: 'Viettel Post', [trackingOf(first)]: ' vt 1 ', [trackingOf(second)]: 'vt 2' }
    const { shipments } = readHandOvers(sent(typed, [first]), [row(first), row(second)])
    expect(shipments).toEqual([{ shipmentId: first, carrier: 'Viettel Post', trackingCode: 'vt 1', trackingUrl: null }])
  })

  test('parcels without a waybill need a carrier; booked and fetched ones do not', () => {
    const rows = [row(first), row(second, 'booked'), row(third, 'pickup')]
    const refused = readHandOvers(sent({ carrier: '' }, [first, second]), rows)
    expect(refused.rejected?.errors).toEqual({ carrier: expect.any(String) })
    const { shipments } = readHandOvers(sent({ carrier: '' }, [second, third]), rows)
    expect(shipments?.map(({ shipmentId, carrier }) => [shipmentId, carrier])).toEqual([
      [second, ''],
      [third, 'Nhận tại cửa hàng'],
    ])
  })

  test('a number that was scanned twice is refused at the second parcel, and what was typed comes back', () => {
    const typed = { carrier: 'GHN', [trackingOf(first)]: 'G1', [trackingOf(second)]: 'G1' }
    const { rejected } = readHandOvers(sent(typed, [first, second]), [row(first), row(second)])
    expect(Object.keys(rejected!.errors)).toEqual([trackingOf(second)])
    expect(rejected!.values).toMatchObject(typed)
  })

  test('a ticked parcel that no longer waits is passed on, so that its refusal is told', () => {
    expect(readHandOvers(sent({}, [third]), []).shipments).toMatchObject([{ shipmentId: third }])
  })
})

describe('making waybills', () => {
  const ofGhn = (fields: Record<string, string>) => sent({ intent: 'ghn', ...fields }, [first])

  test('each weight is a whole number of grams up to what carriers take', () => {
    const { shipments } = readBookings(ofGhn({ [weightOf(first)]: '1.200' }), [row(first)])
    expect(shipments).toEqual([{ shipmentId: first, weightG: 1200 }])
    const { rejected } = readBookings(ofGhn({ [weightOf(first)]: '0' }), [row(first)])
    expect(Object.keys(rejected!.errors)).toEqual([weightOf(first)])
  })

  test('a parcel that has a waybill needs no weight: it is passed on, so that its refusal is told', () => {
    expect(readBookings(ofGhn({}), [row(first, 'booked')]).shipments).toMatchObject([{ shipmentId: first }])
  })

  test('a form that the page cannot send is not read', () => {
    const form = new FormData()
    form.set('intent', 'sell')
    expect(readWaiting(form)).toBeUndefined()
  })
})
