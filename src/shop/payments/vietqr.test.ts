import { expect, test } from 'vitest'
import vectors from '#test/vectors/vietnam.json' with { type: 'json' }
import { crc, vietQr } from './vietqr.ts'

const { check, published, computed } = vectors.vietqr

test('the checksum matches the published one', () => expect(crc(check.input)).toBe(check.crc))

test.for([...published, ...computed])(
  'a transfer to $account matches its published payload',
  ({ payload, ...transfer }) => expect(vietQr(transfer)).toBe(payload),
)
