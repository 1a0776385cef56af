import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import { looksLikePhone } from '#shop/identity/accounts/user-fields.ts'
import { checkoutForm } from './form.ts'

const good = {
  phone: '0901234567',
  name: 'Nguyễn Thị Lan',
  email: 'lan@example.com',
  method: 'standard',
  province: '01',
  ward: '00004',
  street: '12 Phan Đình Phùng',
  payment: 'cod',
  key: '4f7c2a54-9a51-4a8e-8f0e-0c9a3f1f6f10',
  seenTotal: '525000',
}
const sent = (changes: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changes })) form.append(name, value)
  return parseWithZod(form, { schema: checkoutForm(readPhone) })
}
const errorsOf = (changes: Record<string, string>) => Object.keys(sent(changes).reply().error ?? {}).sort()

describe('the checkout form', () => {
  test('a guest’s form is accepted, and the phone number is normalised', () => {
    const submission = sent({})
    expect(submission.status).toBe('success')
    expect(submission.status === 'success' && submission.value.phone).toBe('+84901234567')
  })

  test('an empty form reports every missing field at once', () => {
    expect(errorsOf({ phone: '', name: '', province: '', ward: '', street: '' })).toEqual([
      'name',
      'phone',
      'province',
      'street',
      'ward',
    ])
  })

  test('a pickup order needs no address', () =>
    expect(errorsOf({ method: 'pickup', province: '', ward: '', street: '' })).toEqual([]))
  test('the email address is optional', () => expect(errorsOf({ email: '' })).toEqual([]))
  test('a mistyped email address is not answered with leave to omit it, since a shop may ask guests for it', () =>
    expect(sent({ email: 'lan@' }).reply().error?.email).toEqual(['Email chưa đúng. Ví dụ: ten@example.com.']))
  test('a company invoice needs name, tax code and address together', () => {
    expect(errorsOf({ company: 'Công ty Băng' })).toEqual(['companyAddress', 'taxCode'])
    expect(
      errorsOf({ company: 'Công ty Băng', taxCode: '0101 234 565', companyAddress: '1 Tràng Tiền, Hà Nội' }),
    ).toEqual([])
  })

  test.each([
    ['phone', '0123456789'],
    ['phone', '19001234'],
    ['phone', 'abc'],
    ['phone', '9'.repeat(500)],
    ['name', '<script>alert(1)</script>'],
    ['name', '😀😀'],
    ['name', 'A'],
    ['name', 'x'.repeat(61)],
    ['email', 'lan@'],
    ['email', `${'a'.repeat(260)}@example.com`],
    ['method', 'drone'],
    ['province', '1'],
    ['ward', "4' or 1=1"],
    ['street', 'ab'],
    ['street', 'x'.repeat(201)],
    ['note', 'x'.repeat(501)],
    ['payment', 'gold'],
    ['taxCode', '123'],
    ['taxCode', '0100109107'],
    ['key', 'again'],
    ['seenTotal', '-1'],
    ['seenTotal', '1.5'],
    ['seenTotal', '1e15'],
  ])('%s “%s” is refused at its field', (field, value) => expect(errorsOf({ [field]: value })).toContain(field))

  test.each([
    ['street', '12/3 Lê Lợi <tầng 2> 😀'],
    ['note', 'Gọi trước 🙏\nCổng sau'],
    ['name', "Trần Thị Ngọc-Ánh O'Neill"],
    ['name', 'Ỷ Lan'.normalize('NFD')],
  ])('%s “%s” is accepted as typed', (field, value) => {
    const submission = sent({ [field]: value })
    expect(submission.status === 'success' && submission.value[field as 'street']).toBe(value.normalize('NFC'))
  })

  test.each(['0901234567', '090 123 4567', '+84 901 234 567', '84901234567', '0084901234567', '+447911123456'])(
    'the browser lets %s through to the server',
    (typed) => expect(looksLikePhone(typed)).toBeDefined(),
  )
  test.each(['123', 'abc', '090123', '09123456789', '0123456789', '02438251234', '+84', ''])(
    'the browser stops “%s”',
    (typed) => expect(looksLikePhone(typed)).toBeUndefined(),
  )
})
